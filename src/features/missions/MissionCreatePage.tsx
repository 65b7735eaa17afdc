import { useState } from 'react'
import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useCreateMissionMutation } from '../../api/mission'
import { useCan } from '../../session/useCan'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { NoPermission } from '../../shared/states/NoPermission'
import { MissionForm, scheduledHelp } from './form/MissionForm'
import { changedFields, noValues, toNewMission, type MissionValues } from './form/missionValues'
import { missionsText } from './messages'

export function MissionCreatePage() {
  if (!useCan('mission_create')) return <NoPermission isPage permission="mission_create" />
  return <CreateMission />
}

function CreateMission() {
  const navigate = useNavigate()
  const [form] = Form.useForm<MissionValues>()
  const [isDirty, setDirty] = useState(false)
  const { question, release } = useUnsavedGuard(isDirty)
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
      {question}
    </>
  )
}
