import { useState } from 'react'
import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useCreateMissionMutation } from '../../api/mission'
import { changedFields } from '../../shared/forms/changes'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { MissionForm, scheduledHelp } from './form/MissionForm'
import { noValues, toNewMission, type MissionValues } from './form/missionValues'
import { missionsText } from './messages'

export function MissionCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<MissionValues>()
  const [isDirty, setDirty] = useState(false)
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const [createMission, { isLoading }] = useCreateMissionMutation()

  const save = async (values: MissionValues) => {
    const { data, error } = await createMission({ newMission: toNewMission(values) })
    if (data) {
      release()
      await navigate(`/dashboard/missions/${data.data._id}`, { replace: true })
    }
    return isApiError(error) ? error : undefined
  }

  return (
    <>
      <PageHeader title={missionsText('newMission')} />
      <MissionForm
        form={form}
        initialValues={noValues}
        scheduledHelp={scheduledHelp('scheduledHelp')}
        submitText={missionsText('create')}
        isSaving={isLoading}
        otherActions={<LinkButton to="/dashboard/missions">{missionsText('cancel')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, noValues).length > 0)}
        onSave={save}
      />
      {leaveDialog}
    </>
  )
}
