import { Form, Input } from 'antd'
import { useCreateEvidenceCaseMutation, type EvidenceCase } from '../../api/evidence'
import { MissionSelect } from '../../session/MissionSelect'
import { FormDialog } from '../../shared/forms/FormDialog'
import { newEvidenceCaseLimits } from '../../shared/limits/evidence.gen'
import { evidenceText } from './messages'

interface NewCaseValues {
  name: string
  missionId: string
  note?: string
}

export function NewCase({ onClose, onMade }: { onClose: () => void; onMade: (made: EvidenceCase) => void }) {
  const [create] = useCreateEvidenceCaseMutation()
  return (
    <FormDialog<NewCaseValues, EvidenceCase>
      title={evidenceText('newCaseTitle')}
      okText={evidenceText('create')}
      formName="evidence-case"
      labels={{ name: evidenceText('name'), missionId: evidenceText('mission'), note: evidenceText('note') }}
      send={async (newEvidenceCase) => {
        const { data, error } = await create({ newEvidenceCase })
        return { ...(data && { data: data.data }), ...(error && { error }) }
      }}
      onDone={onMade}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={evidenceText('name')}
        rules={[{ required: true, whitespace: true, message: evidenceText('nameNeeded') }]}
      >
        <Input maxLength={newEvidenceCaseLimits.name.maxLength} />
      </Form.Item>
      <Form.Item
        name="missionId"
        label={evidenceText('mission')}
        rules={[{ required: true, message: evidenceText('missionNeeded') }]}
      >
        <MissionSelect />
      </Form.Item>
      <Form.Item name="note" label={evidenceText('note')}>
        <Input.TextArea rows={3} maxLength={newEvidenceCaseLimits.note.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
