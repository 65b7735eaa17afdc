import { Form, Input } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDuplicateMissionMutation, type Mission } from '../../../api/mission'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { missionsText } from '../messages'
import { missionCopyLimits } from '../../../shared/limits/mission.gen'

interface DuplicateMissionProps {
  mission: Mission
  onClose: () => void
}

/** Dialog that duplicates a mission. Mount it when it opens. */
export function DuplicateMission({ mission: { _id: missionId, name }, onClose }: DuplicateMissionProps) {
  const navigate = useNavigate()
  const [duplicate] = useDuplicateMissionMutation()
  const { maxLength } = missionCopyLimits.name

  return (
    <FormDialog<{ name: string }, { data: Mission }>
      title={missionsText('duplicateTitle', { name })}
      okText={missionsText('duplicateAction')}
      formName="duplicate-mission"
      labels={{ name: missionsText('fieldName') }}
      initialValues={{ name: missionsText('copyOf', { name }).slice(0, maxLength) }}
      help={<p>{missionsText('duplicateHelp')}</p>}
      send={({ name: copy }) => duplicate({ missionId, missionCopy: { name: copy.trim() } })}
      onDone={({ data }) => {
        onClose()
        void navigate(`/dashboard/missions/${data._id}`)
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={missionsText('fieldName')}
        rules={[{ required: true, whitespace: true, message: missionsText('nameNeeded') }]}
      >
        <Input autoFocus autoComplete="off" maxLength={maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
