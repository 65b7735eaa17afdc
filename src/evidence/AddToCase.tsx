import { useState } from 'react'
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Input, Modal, Select } from 'antd'
import {
  useAddEvidenceItemsMutation,
  useCreateEvidenceCaseMutation,
  useListEvidenceCasesQuery,
  type EvidenceCase,
  type NewEvidenceItems,
} from '../api/evidence'
import { useCan } from '../session/useCan'
import { popupParent } from '../shared/popupParent'
import { showMessage } from '../shared/showMessage'
import { addEvidenceText } from './messages'

/** Cases that are searched for open ones of the mission, the latest. */
const MOST_CASES = 200
const LONGEST_NAME = 120
/** The choice of a case that is made with the first item. */
const NEW_CASE = 'new'

interface AddToCaseProps {
  missionId: string
  /** Proposed name of a new case. */
  subject: string
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

/** Adds the items to a case, or to a new one; a new one is kept for another attempt when adding fails. */
function useAddToCase(missionId: string, items: NewEvidenceItems) {
  const [create, creation] = useCreateEvidenceCaseMutation()
  const [add, addition] = useAddEvidenceItemsMutation()
  const [made, setMade] = useState<string>()
  const makeCase = async (name: string) => {
    const { data } = await create({ newEvidenceCase: { missionId, name } })
    setMade(data?.data._id)
    return data?.data._id
  }
  /** @returns what to tell, or undefined when it failed */
  const addTo = async (caseId: string, name: string) => {
    const target = caseId === NEW_CASE ? await makeCase(name) : caseId
    if (target === undefined) return undefined
    const { data } = await add({ caseId: target, newEvidenceItems: items })
    return data && (data.message ?? addEvidenceText('added'))
  }
  const failure = creation.error?.message ?? addition.error?.message
  return { addTo, made, failure, isAdding: creation.isLoading || addition.isLoading }
}

function ChooseCase({ missionId, subject, items, onClose }: AddToCaseProps & { onClose: () => void }) {
  const query = useListEvidenceCasesQuery({ pageSize: MOST_CASES }, { refetchOnMountOrArgChange: true })
  const { addTo, made, failure, isAdding } = useAddToCase(missionId, items)
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState(subject.slice(0, LONGEST_NAME))
  const cases = (query.data?.data.items ?? []).filter((one) => one.missionId === missionId && one.state === 'open')
  const caseId = chosen ?? made ?? cases[0]?._id ?? NEW_CASE
  const confirm = async () => {
    const text = await addTo(caseId, name.trim())
    if (text === undefined) return
    showMessage({ type: 'success', text })
    onClose()
  }
  const error = failure ?? query.error?.message
  return (
    <Modal
      open
      title={addEvidenceText('title')}
      okText={addEvidenceText(caseId === NEW_CASE ? 'createAndAdd' : 'add')}
      okButtonProps={{ disabled: !query.data || (caseId === NEW_CASE && name.trim() === '') }}
      cancelText={addEvidenceText('cancel')}
      confirmLoading={isAdding}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {query.data && <CaseFields cases={cases} caseId={caseId} onCase={setChosen} name={name} onName={setName} />}
        {error && <Alert type="error" showIcon title={error} />}
      </Flex>
    </Modal>
  )
}

interface CaseFieldsProps {
  cases: readonly EvidenceCase[]
  caseId: string
  onCase: (caseId: string) => void
  name: string
  onName: (name: string) => void
}

/** An open case of the mission, or a new one with its name. */
function CaseFields({ cases, caseId, onCase, name, onName }: CaseFieldsProps) {
  return (
    <>
      <Select
        aria-label={addEvidenceText('chooseCase')}
        getPopupContainer={popupParent}
        value={caseId}
        options={[
          ...cases.map((one) => ({ value: one._id, label: one.name })),
          { value: NEW_CASE, label: addEvidenceText('newCase') },
        ]}
        onChange={onCase}
      />
      {caseId === NEW_CASE && (
        <Input
          aria-label={addEvidenceText('name')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
      )}
    </>
  )
}
