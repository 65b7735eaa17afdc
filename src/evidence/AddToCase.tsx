import { useState } from 'react'
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Modal, Select } from 'antd'
import { useAddEvidenceItemsMutation, useListEvidenceCasesQuery, type NewEvidenceItems } from '../api/evidence'
import { useCan } from '../session/useCan'
import { Link } from '../shared/Link'
import { popupParent } from '../shared/popupParent'
import { showMessage } from '../shared/showMessage'
import { addEvidenceText } from './messages'

/** Cases that are searched for open ones of the mission, the latest. */
const MOST_CASES = 200

interface AddToCaseProps {
  missionId: string
  items: NewEvidenceItems
}

/** Button that adds a record to an evidence case of its mission. */
export function AddToCase(props: AddToCaseProps) {
  const [isOpen, setOpen] = useState(false)
  const canCollect = useCan('data_page')
  if (!canCollect) return null
  return (
    <div>
      <Button icon={<SafetyCertificateOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {addEvidenceText('open')}
      </Button>
      {isOpen && <ChooseCase {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ChooseCase({ missionId, items, onClose }: AddToCaseProps & { onClose: () => void }) {
  const query = useListEvidenceCasesQuery({ pageSize: MOST_CASES }, { refetchOnMountOrArgChange: true })
  const [add, { isLoading, error }] = useAddEvidenceItemsMutation()
  const [chosen, setChosen] = useState<string>()
  const cases = (query.data?.data.items ?? []).filter((one) => one.missionId === missionId && one.state === 'open')
  const caseId = chosen ?? cases[0]?._id
  const confirm = async () => {
    if (caseId === undefined) return
    const { data } = await add({ caseId, newEvidenceItems: items })
    if (!data) return
    showMessage({ type: 'success', text: data.message ?? addEvidenceText('added') })
    onClose()
  }
  const failure = error?.message ?? query.error?.message
  return (
    <Modal
      open
      title={addEvidenceText('title')}
      okText={addEvidenceText('add')}
      okButtonProps={{ disabled: caseId === undefined }}
      cancelText={addEvidenceText('cancel')}
      confirmLoading={isLoading}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {query.data && cases.length === 0 ? (
          <p>
            {addEvidenceText('noCase')} <Link to="/dashboard/evidence">{addEvidenceText('createCase')}</Link>
          </p>
        ) : (
          <Select
            aria-label={addEvidenceText('chooseCase')}
            loading={query.isFetching}
            getPopupContainer={popupParent}
            value={caseId}
            options={cases.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={setChosen}
          />
        )}
        {failure && <Alert type="error" showIcon title={failure} />}
      </Flex>
    </Modal>
  )
}
