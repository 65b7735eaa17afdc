import { Alert, Form } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { useEditMissionMutation, useGetMissionQuery, type Mission } from '../../api/mission'
import { useFirstLoad } from '../../shared/forms/useFirstLoad'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { MissionNotFound } from './detail/MissionNotFound'
import { fieldLabels, fieldText } from './form/fieldLabels'
import { MissionForm, scheduledHelp } from './form/MissionForm'
import { toEdit, valuesOf, type MissionValues } from './form/missionValues'
import { missionsText } from './messages'

const NOT_FOUND = 404
const FIELD_HEIGHT = 80

export function MissionEditPage() {
  const { missionId = '' } = useParams()
  // A new key resets the form for another mission.
  return <LoadedMission key={missionId} missionId={missionId} />
}

function LoadedMission({ missionId }: { missionId: string }) {
  const query = useGetMissionQuery({ missionId }, { refetchOnMountOrArgChange: true })
  const loaded = useFirstLoad(query)
  const { error, refetch } = query

  if (loaded) {
    return (
      <EditMission
        newest={loaded.data}
        isDeleted={isNotFound(error)}
        reload={async () => (await refetch()).data?.data}
      />
    )
  }
  if (isNotFound(error)) {
    return <MissionNotFound missionId={missionId} error={error} onRestored={() => void refetch()} />
  }
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

interface EditMissionProps {
  /** The latest known state. */
  newest: Mission
  /** The mission was deleted while it was being edited. */
  isDeleted: boolean
  reload: () => Promise<Mission | undefined>
}

function EditMission({ newest, isDeleted, reload }: EditMissionProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<MissionValues>()
  const [editMission, { isLoading }] = useEditMissionMutation()
  const edit = useVersionedEdit<Mission, MissionValues>({
    form,
    newest,
    valuesOf,
    labels: fieldLabels(),
    describe: fieldText,
    send: (values, base) => editMission({ missionId: base._id, missionEdit: toEdit(values, base) }),
    reload,
  })
  const { base, conflict, leaveDialog } = edit
  const page = `/dashboard/missions/${base._id}`

  const save = async () => {
    const { isDone, error } = await edit.save()
    if (isDone) await navigate(page, { replace: true })
    if (error?.status === NOT_FOUND) await reload()
    return error
  }

  return (
    <>
      <PageHeader title={missionsText('editTitle', { name: base.name })} recordName={base.name} />
      {isDeleted && <DeletedNotice />}
      {!isDeleted && conflict}
      <MissionForm
        form={form}
        initialValues={valuesOf(base)}
        currentLocation={newest.location ?? base.location}
        currentType={newest.missionType ?? base.missionType}
        scheduledHelp={scheduledHelp('scheduledEditHelp')}
        submitText={missionsText('save')}
        isSaving={isLoading}
        isSavable={!isDeleted}
        otherActions={<LinkButton to={page}>{missionsText('cancel')}</LinkButton>}
        onChange={edit.onChange}
        onSave={save}
      />
      {leaveDialog}
    </>
  )
}

function DeletedNotice() {
  return (
    <Alert
      type="error"
      showIcon
      title={missionsText('deletedWhileEditing')}
      description={missionsText('deletedWhileEditingHelp')}
      action={
        <LinkButton size="small" to="/dashboard/missions">
          {missionsText('toList')}
        </LinkButton>
      }
      style={{ maxWidth: 720, marginBottom: 16 }}
    />
  )
}
