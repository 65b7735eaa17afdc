import { useId, useState } from 'react'
import { Alert, Form, Input, Modal } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDuplicateMissionMutation, type Mission } from '../../../api/mission'
import { missionsText } from '../messages'
import { missionCopyLimits } from '../../../shared/limits/mission.gen'

interface DuplicateMissionProps {
  mission: Mission
  onClose: () => void
}

/** Dialog that duplicates a mission. Mount it when it opens. */
export function DuplicateMission({ mission, onClose }: DuplicateMissionProps) {
  const navigate = useNavigate()
  const formId = useId()
  const [name, setName] = useState(
    missionsText('copyOf', { name: mission.name }).slice(0, missionCopyLimits.name.maxLength),
  )
  const [duplicate, { isLoading, error }] = useDuplicateMissionMutation()
  const isNamed = name.trim() !== ''

  const save = async () => {
    if (!isNamed) return
    const { data } = await duplicate({ missionId: mission._id, missionCopy: { name: name.trim() } })
    if (!data) return
    onClose()
    await navigate(`/dashboard/missions/${data.data._id}`)
  }

  return (
    <Modal
      open
      title={missionsText('duplicateTitle', { name: mission.name })}
      okText={missionsText('duplicateAction')}
      okButtonProps={{ disabled: !isNamed, htmlType: 'submit', form: formId }}
      confirmLoading={isLoading}
      cancelText={missionsText('cancel')}
      onCancel={onClose}
    >
      <p>{missionsText('duplicateHelp')}</p>
      <Form id={formId} layout="vertical" onFinish={() => void save()}>
        <Form.Item label={missionsText('fieldName')} htmlFor={`${formId}-name`}>
          <Input
            id={`${formId}-name`}
            autoFocus
            autoComplete="off"
            maxLength={missionCopyLimits.name.maxLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
      </Form>
      {error && <Alert type="error" showIcon title={error.message} />}
    </Modal>
  )
}
