import { useState } from 'react'
import { Alert, Form } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useEditMissionMutation, useGetMissionQuery, type Mission } from '../../api/mission'
import { useCan } from '../../session/useCan'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotThere } from '../../shared/states/isNotThere'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { MissionGone } from './detail/MissionGone'
import { MissionForm, scheduledHelp } from './form/MissionForm'
import { changedFields, mergeNewer, toEdit, valuesOf, type MissionValues } from './form/missionValues'
import { NewerNotice } from './form/NewerNotice'
import { missionsText } from './messages'

const STALE = 409
const NOT_THERE = 404
const FIELD_HEIGHT = 80

export function MissionEditPage() {
  const { missionId = '' } = useParams()
  if (!useCan('mission_update')) return <NoPermission isPage permission="mission_update" />
  // Another mission is another form, with nothing left of this one.
  return <LoadedMission key={missionId} missionId={missionId} />
}

function LoadedMission({ missionId }: { missionId: string }) {
  // Editing begins with what is true now, not with what was read a minute ago.
  const { data, isFetching, error, refetch } = useGetMissionQuery({ missionId }, { refetchOnMountOrArgChange: true })
  const [base, setBase] = useState<Mission | null>(null)

  // Kept from here on: a newer version must not wipe out what is being typed.
  if (!base && data && !isFetching && !error) setBase(data.data)

  if (base) {
    return (
      <EditMission
        base={base}
        newest={data?.data ?? base}
        isGone={isNotThere(error)}
        onBase={setBase}
        onStale={async () => (await refetch()).isSuccess}
      />
    )
  }
  if (isNotThere(error)) return <MissionGone />
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

interface EditMissionProps {
  /** What the form began with, and what a save refers to. */
  base: Mission
  /** What is stored now, as far as is known. */
  newest: Mission
  isGone: boolean
  onBase: (mission: Mission) => void
  /** Reads the newest state; answers whether that worked. */
  onStale: () => Promise<boolean>
}

function EditMission({ base, newest, isGone, onBase, onStale }: EditMissionProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<MissionValues>()
  const [isDirty, setDirty] = useState(false)
  const { question, release } = useUnsavedGuard(isDirty)
  const [editMission, { isLoading }] = useEditMissionMutation()
  const page = `/dashboard/missions/${base._id}`
  // While saving, a newer version may well be one's own, told by the socket before the answer is here.
  const isOvertaken = newest.version > base.version && !isGone && !isLoading

  const leave = async () => {
    release()
    await navigate(page, { replace: true })
  }

  const save = async (values: MissionValues) => {
    if (changedFields(values, valuesOf(base)).length === 0) return void (await leave())
    const { data, error } = await editMission({ missionId: base._id, missionEdit: toEdit(values, base) })
    if (data) return void (await leave())
    if (!isApiError(error)) return undefined
    // Somebody was faster: the newest version, once read, is offered above the form.
    if (error.status === STALE && (await onStale())) return undefined
    if (error.status === NOT_THERE) await onStale()
    return error
  }

  const loadNewer = () => {
    const merged = mergeNewer(form.getFieldsValue(true) as MissionValues, valuesOf(base), valuesOf(newest))
    form.setFieldsValue(merged)
    setDirty(changedFields(merged, valuesOf(newest)).length > 0)
    onBase(newest)
  }

  return (
    <>
      <PageHeader title={missionsText('editTitle', { name: base.name })} />
      {isGone && <GoneNotice />}
      {isOvertaken && <NewerNotice base={base} newer={newest} onLoad={loadNewer} />}
      <MissionForm
        form={form}
        initialValues={valuesOf(base)}
        currentPlace={newest.location ?? base.location}
        currentType={newest.missionType ?? base.missionType}
        scheduledHelp={scheduledHelp('scheduledEditHelp')}
        submitText={missionsText('save')}
        isSaving={isLoading}
        isSavable={!isGone}
        otherActions={<LinkButton to={page}>{missionsText('cancel')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, valuesOf(base)).length > 0)}
        onSave={save}
      />
      {question}
    </>
  )
}

function GoneNotice() {
  return (
    <Alert
      type="error"
      showIcon
      title={missionsText('goneWhileEditing')}
      description={missionsText('goneWhileEditingHelp')}
      action={
        <LinkButton size="small" to="/dashboard/missions">
          {missionsText('toList')}
        </LinkButton>
      }
      style={{ maxWidth: 720, marginBottom: 16 }}
    />
  )
}
