import { useState } from 'react'
import { Form } from 'antd'
import { useSelector } from 'react-redux'
import { useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useEditUserMutation, useGetUserQuery, type User } from '../../api/user'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { changedFields, mergeNewer } from '../../shared/forms/changes'
import { NewerNotice } from '../../shared/forms/NewerNotice'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { GonePage } from '../../shared/states/GonePage'
import { isNotThere } from '../../shared/states/isNotThere'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { ExplainPermission } from './ExplainPermission'
import { usersText } from './messages'
import { UserStateTag } from './UserStateTag'
import { UserForm } from './UserForm'
import { UserMenu } from './UserMenu'
import { fieldLabels, toEdit, valuesOf, type UserValues } from './userValues'

const LIST_PAGE = '/dashboard/tenant/user/list'
const STALE = 409
const FIELD_HEIGHT = 80

export function UserPage() {
  const { userId = '' } = useParams()
  if (!useCan('user_list')) return <NoPermission isPage permission="user_list" />
  return <LoadedUser key={userId} userId={userId} />
}

function LoadedUser({ userId }: { userId: string }) {
  const { data, isFetching, error, refetch } = useGetUserQuery({ userId }, { refetchOnMountOrArgChange: true })
  const [base, setBase] = useState<User | null>(null)

  // Kept from here on: a newer version must not wipe out what is being typed.
  if (!base && data && !isFetching && !error) setBase(data.data)

  if (isNotThere(error)) return <GonePage title={usersText('goneTitle')} to={LIST_PAGE} toText={usersText('toList')} />
  if (base) {
    return (
      <EditUser
        base={base}
        newest={data?.data ?? base}
        onBase={setBase}
        onStale={async () => (await refetch()).isSuccess}
      />
    )
  }
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

interface EditUserProps {
  /** What the form began with, and what a save refers to. */
  base: User
  /** What is stored now, as far as is known. */
  newest: User
  onBase: (user: User) => void
  /** Reads the newest state; answers whether that worked. */
  onStale: () => Promise<boolean>
}

function EditUser({ base, newest, onBase, onStale }: EditUserProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<UserValues>()
  const [isDirty, setDirty] = useState(false)
  const { question, release } = useUnsavedGuard(isDirty)
  const [editUser, { isLoading }] = useEditUserMutation()
  const canUpdate = useCan('user_update')
  const isOneself = useSelector(selectUser)?._id === base._id
  const baseValues = valuesOf(base)
  const newestValues = valuesOf(newest)
  const differing = changedFields(newestValues, baseValues)
  // Disabling and the like make a newer version too, without touching what is edited here.
  if (newest.version > base.version && differing.length === 0) onBase(newest)
  const isOvertaken = newest.version > base.version && differing.length > 0 && !isLoading

  const save = async (values: UserValues) => {
    if (changedFields(values, baseValues).length > 0) {
      const { error } = await editUser({ userId: base._id, userEdit: toEdit(values, baseValues, base.version) })
      if (isApiError(error)) {
        // Somebody was faster: what is stored now, once read, is offered above the form.
        const isToldAbove = error.status === STALE && !error.fields && (await onStale())
        return isToldAbove ? undefined : error
      }
      showMessage({ type: 'success', text: usersText('saved') })
    }
    release()
    await navigate(LIST_PAGE, { replace: true })
    return undefined
  }

  const loadNewer = () => {
    const merged = mergeNewer(form.getFieldsValue(true) as UserValues, baseValues, newestValues)
    form.setFieldsValue(merged)
    setDirty(changedFields(merged, newestValues).length > 0)
    onBase(newest)
  }

  return (
    <>
      <PageHeader
        title={base.name}
        mark={<UserStateTag state={newest.state} />}
        detail={
          <>
            {newest.invitedAt && (
              <>
                {usersText('invitedAt')} <RelativeTime time={newest.invitedAt} />
              </>
            )}
            {newest.secondFactor && usersText('withSecondFactor')}
          </>
        }
        actions={<UserMenu user={newest} isOneself={isOneself} onDeleted={release} />}
      />
      {isOvertaken && <NewerNotice fields={differing.map((field) => fieldLabels[field])} onLoad={loadNewer} />}
      <UserForm
        form={form}
        initialValues={baseValues}
        groups={newest.groups}
        submitText={usersText('save')}
        isSaving={isLoading}
        isReadOnly={!canUpdate}
        isOneself={isOneself}
        otherActions={<LinkButton to={LIST_PAGE}>{usersText(canUpdate ? 'cancel' : 'back')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, baseValues).length > 0)}
        onSave={save}
      />
      <ExplainPermission user={newest} />
      {question}
    </>
  )
}
