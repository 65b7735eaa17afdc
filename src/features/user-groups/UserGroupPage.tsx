import { Button, Form } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { useListUsersQuery, type User } from '../../api/user'
import {
  useDeleteUserGroupMutation,
  useEditUserGroupMutation,
  useGetUserGroupQuery,
  type UserGroup,
} from '../../api/user-group'
import { useCan } from '../../session/useCan'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { useFirstLoad } from '../../shared/forms/useFirstLoad'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { fieldLabels, toEdit, valuesOf as groupValues, type GroupValues } from './groupValues'
import { groupsText } from './messages'
import { UserGroupForm } from './UserGroupForm'

const LIST_PAGE = '/dashboard/tenant/user-group/list'
const FIELD_HEIGHT = 80
const MEMBERS_SHOWN = 200

interface Loaded {
  version: number
  group: UserGroup
  members: User[]
  /** Number of members, including those not in `members`. */
  total: number
}

export function UserGroupPage() {
  const { userGroupId = '' } = useParams()
  return <LoadedGroup key={userGroupId} userGroupId={userGroupId} />
}

function LoadedGroup({ userGroupId }: { userGroupId: string }) {
  const canListUsers = useCan('user_list')
  const fresh = { refetchOnMountOrArgChange: true }
  const group = useGetUserGroupQuery({ userGroupId }, fresh)
  const members = useListUsersQuery(
    { groupId: userGroupId, pageSize: MEMBERS_SHOWN },
    { ...fresh, skip: !canListUsers },
  )
  const error = group.error ?? members.error
  const newest =
    group.data && (members.data ?? !canListUsers) ? toLoaded(group.data.data, members.data?.data) : undefined
  const loaded = useFirstLoad({ data: newest, isFetching: group.isFetching || members.isFetching, error })

  const reload = async () => {
    const [{ data }, list] = await Promise.all([group.refetch(), canListUsers ? members.refetch() : undefined])
    return data && toLoaded(data.data, list?.data?.data)
  }

  if (isNotFound(group.error))
    return <NotFoundPage title={groupsText('notFoundTitle')} to={LIST_PAGE} toText={groupsText('toList')} />
  if (loaded) return <EditUserGroup newest={loaded} reload={reload} />
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void reload()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

const toLoaded = (group: UserGroup, members?: { items: User[]; total: number }): Loaded => ({
  version: group.version,
  group,
  members: members?.items ?? [],
  total: members?.total ?? 0,
})

const valuesOf = ({ group, members }: Loaded): GroupValues =>
  groupValues(
    group,
    members.map(({ _id }) => _id),
  )

interface EditUserGroupProps {
  /** The latest known state. */
  newest: Loaded
  reload: () => Promise<Loaded | undefined>
}

function EditUserGroup({ newest, reload }: EditUserGroupProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<GroupValues>()
  const [editUserGroup, { isLoading }] = useEditUserGroupMutation()
  const canUpdate = useCan('user_group_update')
  const edit = useVersionedEdit<Loaded, GroupValues>({
    form,
    newest,
    valuesOf,
    labels: fieldLabels(),
    send: (values, base) =>
      editUserGroup({
        userGroupId: base.group._id,
        userGroupEdit: toEdit(values, valuesOf(base), base.version),
      }),
    reload,
  })
  const { base, conflict, leaveDialog, release } = edit

  const save = async () => {
    const { isDone, error } = await edit.save()
    if (!isDone) return error
    if (edit.isDirty) showMessage({ type: 'success', text: groupsText('saved') })
    await navigate(LIST_PAGE, { replace: true })
    return undefined
  }

  return (
    <>
      <PageHeader
        title={groupsText('editTitle', { name: base.group.name })}
        actions={<DeleteGroup group={base.group} onDeleted={release} />}
      />
      {conflict}
      <UserGroupForm
        form={form}
        initialValues={valuesOf(base)}
        members={newest.members}
        hiddenMembers={{ shown: base.members.length, total: base.total }}
        submitText={groupsText('save')}
        isSaving={isLoading}
        isReadOnly={!canUpdate}
        otherActions={<LinkButton to={LIST_PAGE}>{groupsText(canUpdate ? 'cancel' : 'back')}</LinkButton>}
        onChange={edit.onChange}
        onSave={save}
      />
      {leaveDialog}
    </>
  )
}

function DeleteGroup({ group, onDeleted }: { group: UserGroup; onDeleted: () => void }) {
  const navigate = useNavigate()
  const canDelete = useCan('user_group_delete')
  const [deleteUserGroup] = useDeleteUserGroupMutation()
  const deletion = useConfirmDelete({
    title: groupsText('deleteTitle'),
    warning: groupsText('deleteWarning', { count: group.memberCount }),
    name: group.name,
    action: groupsText('deleteAction'),
    run: () => deleteUserGroup({ userGroupId: group._id }),
    onDeleted: () => {
      onDeleted()
      showMessage({ type: 'success', text: groupsText('deleted') })
      void navigate(LIST_PAGE, { replace: true })
    },
  })
  if (!canDelete) return null

  return (
    <>
      <Button danger onClick={deletion.open}>
        {groupsText('delete')}
      </Button>
      {deletion.dialog}
    </>
  )
}
