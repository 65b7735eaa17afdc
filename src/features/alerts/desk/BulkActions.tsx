import { useState } from 'react'
import { Button, Modal, Select } from 'antd'
import {
  useDeleteAlertsMutation,
  useGetAlertOwnersQuery,
  useUpdateAlertsMutation,
  type Alert,
  type AlertsEdit,
} from '../../../api/alert'
import { alertsText } from '../../../alerts/messages'
import { useCan } from '../../../session/useCan'
import { alertsEditLimits } from '../../../shared/limits/alert.gen'
import { BulkBar } from '../../../shared/lists/BulkBar'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { popupParent } from '../../../shared/popupParent'
import { showMessage } from '../../../shared/showMessage'
import { CloseAlert } from './CloseAlert'
import { deskText } from './messages'

const NOBODY = 'nobody'
const MOST = alertsEditLimits.alertIds.maxItems

/** Actions for the marked alerts. All of them are changed, or none. */
export function BulkActions({ alerts, onDone }: { alerts: readonly Alert[]; onDone: () => void }) {
  const canUpdate = useCan('alert_update')
  const canDelete = useCan('alert_delete')
  const owners = useGetAlertOwnersQuery(undefined, { skip: !canUpdate })
  const [update, { isLoading }] = useUpdateAlertsMutation()
  const [remove, { isLoading: isDeleting }] = useDeleteAlertsMutation()
  const [dialog, setDialog] = useState<'close' | 'delete'>()
  const [problem, setProblem] = useState<string>()
  const alertIds = alerts.map(({ _id }) => _id)
  const count = alertIds.length
  const all = (state: 'acknowledged' | 'closed') => alerts.every(({ nextStates }) => nextStates.includes(state))

  /** A refused change keeps its dialog with what was typed. */
  const change = async (edit: Omit<AlertsEdit, 'alertIds'>) => {
    const { error } = await update({ alertsEdit: { alertIds, ...edit } })
    setProblem(error?.message)
    if (error) {
      if (edit.state !== 'closed') showMessage({ type: 'error', text: error.message ?? '' })
      return
    }
    setDialog(undefined)
    showMessage({ type: 'success', text: deskText('changed', { count }) })
    onDone()
  }
  const deleteAll = async () => {
    const { error } = await remove({ alertIds })
    setDialog(undefined)
    if (error) return
    showMessage({ type: 'success', text: deskText('deletedCount', { count }) })
    onDone()
  }
  if (count > MOST) {
    return (
      <BulkBar count={count} onClear={onDone}>
        <span>{deskText('tooMany', { limit: MOST })}</span>
      </BulkBar>
    )
  }
  return (
    <BulkBar count={count} onClear={onDone}>
      {canUpdate && (
        <>
          <Button
            loading={isLoading}
            disabled={!all('acknowledged')}
            onClick={() => void change({ state: 'acknowledged' })}
          >
            {deskText('acknowledge')}
          </Button>
          <Select
            aria-label={alertsText('assign')}
            placeholder={deskText('assign')}
            className="alert-owner"
            getPopupContainer={popupParent}
            popupRender={(menu) => <OptionsState queries={[owners]}>{menu}</OptionsState>}
            value={null}
            options={[
              { value: NOBODY, label: alertsText('noOwner') },
              ...(owners.data?.data.owners ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(value: string | null) => void change({ ownerId: value === NOBODY ? null : value })}
          />
          <Button disabled={!all('closed')} onClick={() => setDialog('close')}>
            {deskText('close')}
          </Button>
        </>
      )}
      {canDelete && (
        <Button danger onClick={() => setDialog('delete')}>
          {deskText('delete')}
        </Button>
      )}
      {dialog === 'close' && (
        <CloseAlert
          title={deskText('closeTitle', { count })}
          problem={problem === undefined ? undefined : { message: problem }}
          onClose={(outcome, reason) => change({ state: 'closed', outcome, reason })}
          onCancel={() => {
            setDialog(undefined)
            setProblem(undefined)
          }}
        />
      )}
      {dialog === 'delete' && (
        <Modal
          open
          title={deskText('deleteTitle', { count })}
          okText={deskText('delete')}
          okButtonProps={{ danger: true, loading: isDeleting }}
          cancelText={deskText('cancel')}
          onOk={() => void deleteAll()}
          onCancel={() => setDialog(undefined)}
        >
          {deskText('deleteHelp')}
        </Modal>
      )}
    </BulkBar>
  )
}
