import { useState } from 'react'
import { DownOutlined, QrcodeOutlined } from '@ant-design/icons'
import { Button, Dropdown, Form, Input } from 'antd'
import { useDeleteAssetsMutation, useUpdateAssetStatesMutation, type Asset, type AssetState } from '../../api/asset'
import { useCan } from '../../session/useCan'
import { FormDialog } from '../../shared/forms/FormDialog'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { assetStatesEditLimits } from '../../shared/limits/asset.gen'
import { popupParent } from '../../shared/popupParent'
import { showMessage } from '../../shared/showMessage'
import { actionText } from './AssetMoves'
import { labelsHref } from './labelsHref'
import { assetsText } from './messages'

interface AssetBulkActionsProps {
  /** At least one. */
  assets: Asset[]
  /** Called when an action has changed the assets. */
  onDone: () => void
  /** Called when an action was refused, because the assets may have changed. */
  onStale: () => void
}

/** Actions for the selected assets. Each action applies to all of them or to none. */
export function AssetBulkActions({ assets, onDone, onStale }: AssetBulkActionsProps) {
  const canUpdate = useCan('asset_update')
  const canDelete = useCan('asset_delete')
  const [target, setTarget] = useState<AssetState>()
  const [change] = useUpdateAssetStatesMutation()
  const [remove] = useDeleteAssetsMutation()
  const count = assets.length
  const chosen = assets.map(({ _id: assetId, version }) => ({ assetId, version }))
  const [first, ...others] = assets
  const states = (first?.nextStates ?? []).filter((state) =>
    others.every(({ nextStates }) => nextStates.includes(state)),
  )
  const finish = (text: string | undefined) => {
    if (text) showMessage({ type: 'success', text })
    setTarget(undefined)
    onDone()
  }
  const changeAll = async ({ reason }: { reason?: string }) => {
    const assetStatesEdit = { assets: chosen, state: target ?? 'available', ...(reason?.trim() && { reason }) }
    const reply = await change({ assetStatesEdit })
    if (reply.error) onStale()
    return reply
  }
  const deletion = useConfirmDelete({
    title: assetsText('deleteManyTitle', { count }),
    warning: assetsText('deleteManyWarning', { count }),
    action: assetsText('deleteManyAction', { count }),
    async run() {
      const reply = await remove({ assetSelection: { assets: chosen } })
      if (reply.error) onStale()
      return reply
    },
    onDeleted: onDone,
  })
  const items =
    states.length > 0
      ? states.map((state) => ({
          key: state,
          label: actionText(state),
          danger: state === 'retired',
          onClick: () => setTarget(state),
        }))
      : [{ key: 'none', label: assetsText('noCommonState'), disabled: true }]
  return (
    <>
      <Button href={labelsHref(assets, 'sheet')} icon={<QrcodeOutlined aria-hidden />} download>
        {assetsText('printLabels')}
      </Button>
      {canUpdate && (
        <Dropdown autoFocus trigger={['click']} getPopupContainer={popupParent} menu={{ items }}>
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {assetsText('changeState')}
          </Button>
        </Dropdown>
      )}
      {canDelete && (
        <Button danger onClick={deletion.open}>
          {assetsText('delete')}
        </Button>
      )}
      {target && (
        <FormDialog<{ reason?: string }, { message?: string }>
          title={assetsText('moveManyTitle', { action: actionText(target), count })}
          okText={actionText(target)}
          formName="asset-states"
          labels={{ reason: assetsText('fieldReason') }}
          send={changeAll}
          onDone={({ message }) => finish(message)}
          onClose={() => setTarget(undefined)}
          help={target === 'retired' && <p>{assetsText('retiredHelp')}</p>}
        >
          <Form.Item
            name="reason"
            label={assetsText('fieldReason')}
            rules={[{ required: target === 'grounded', whitespace: true, message: assetsText('reasonNeeded') }]}
          >
            <Input.TextArea autoSize maxLength={assetStatesEditLimits.reason.maxLength} />
          </Form.Item>
        </FormDialog>
      )}
      {deletion.dialog}
    </>
  )
}
