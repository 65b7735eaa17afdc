import { Form } from 'antd'
import { useSelector } from 'react-redux'
import { useNavigate, useParams } from 'react-router-dom'
import { useEditUserMutation, useGetUserQuery, type User } from '../../api/user'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { useFirstLoad } from '../../shared/forms/useFirstLoad'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { AskedPermission } from './AskedPermission'
import { ExplainPermission } from './ExplainPermission'
import { usersText } from './messages'
import { UserDataExports } from './UserDataExports'
import { UserStateTag } from './UserStateTag'
import { UserForm } from './UserForm'
import { UserMenu } from './UserMenu'
import { fieldLabels, toEdit, valuesOf, type UserValues } from './userValues'

const LIST_PAGE = '/dashboard/tenant/user/list'
const FIELD_HEIGHT = 80

export function UserPage() {
  const { userId = '' } = useParams()
  return <LoadedUser key={userId} userId={userId} />
}

function LoadedUser({ userId }: { userId: string }) {
  const query = useGetUserQuery({ userId }, { refetchOnMountOrArgChange: true })
  const loaded = useFirstLoad(query)
  const { error, refetch } = query

  if (isNotFound(error))
    return <NotFoundPage title={usersText('notFoundTitle')} to={LIST_PAGE} toText={usersText('toList')} />
  if (loaded) return <EditUser newest={loaded.data} reload={async () => (await refetch()).data?.data} />
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

interface EditUserProps {
  /** The latest known state. */
  newest: User
  reload: () => Promise<User | undefined>
}

function EditUser({ newest, reload }: EditUserProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<UserValues>()
  const [editUser, { isLoading }] = useEditUserMutation()
  const canUpdate = useCan('user_update')
  const isOneself = useSelector(selectUser)?._id === newest._id
  const edit = useVersionedEdit<User, UserValues>({
    form,
    newest,
    valuesOf,
    labels: fieldLabels(),
    send: (values, base) => editUser({ userId: base._id, userEdit: toEdit(values, valuesOf(base), base.version) }),
    reload,
  })
  const { base, conflict, leaveDialog, release } = edit

  const save = async () => {
    const { isDone, error } = await edit.save()
    if (!isDone) return error
    if (edit.isDirty) showMessage({ type: 'success', text: usersText('saved') })
    await navigate(LIST_PAGE, { replace: true })
    return undefined
  }

  const leave = () => {
    release()
    void navigate(LIST_PAGE, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={base.name}
        mark={<UserStateTag user={newest} />}
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
        actions={<UserMenu user={newest} onDeleted={leave} />}
      />
      {conflict}
      {canUpdate && !isOneself && <AskedPermission form={form} user={newest} onAdd={edit.onChange} />}
      <UserForm
        form={form}
        initialValues={valuesOf(base)}
        groups={newest.groups}
        submitText={usersText('save')}
        isSaving={isLoading}
        isReadOnly={!canUpdate}
        isOneself={isOneself}
        isProvisioned={newest.provisioned}
        otherActions={<LinkButton to={LIST_PAGE}>{usersText(canUpdate ? 'cancel' : 'back')}</LinkButton>}
        onChange={edit.onChange}
        onSave={save}
      />
      <ExplainPermission user={newest} />
      {canUpdate && <UserDataExports user={newest} />}
      {leaveDialog}
    </>
  )
}
