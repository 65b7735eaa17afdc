import { useState } from 'react'
import { Button, Form } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useListUsersQuery, type User } from '../../api/user'
import {
  useDeleteUserGroupMutation,
  useEditUserGroupMutation,
  useGetUserGroupQuery,
  type UserGroup,
} from '../../api/user-group'
import { useCan } from '../../session/useCan'
import { changedFields, mergeNewer } from '../../shared/forms/changes'
import { ConfirmByName } from '../../shared/forms/ConfirmByName'
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
import { fieldLabels, toEdit, valuesOf, type GroupValues } from './groupValues'
import { groupsText } from './messages'
import { UserGroupForm } from './UserGroupForm'

const LIST_PAGE = '/dashboard/tenant/user-group/list'
const STALE = 409
const FIELD_HEIGHT = 80
const MEMBERS_SHOWN = 200

interface Loaded {
  group: UserGroup
  members: User[]
  total: number
}

export function UserGroupPage() {
  const { userGroupId = '' } = useParams()
  if (!useCan('user_group_list')) return <NoPermission isPage permission="user_group_list" />
  return <LoadedGroup key={userGroupId} userGroupId={userGroupId} />
}

function LoadedGroup({ userGroupId }: { userGroupId: string }) {
  const canListUsers = useCan('user_list')
  const anew = { refetchOnMountOrArgChange: true }
  const group = useGetUserGroupQuery({ userGroupId }, anew)
  const members = useListUsersQuery({ groupId: userGroupId, pageSize: MEMBERS_SHOWN }, { ...anew, skip: !canListUsers })
  const [base, setBase] = useState<Loaded | null>(null)
  const error = group.error ?? members.error

  const newest: Loaded | null =
    group.data && (members.data ?? !canListUsers)
      ? {
          group: group.data.data,
          members: members.data?.data.items ?? [],
          total: members.data?.data.total ?? 0,
        }
      : null

  // Kept from here on: a newer version must not wipe out what is being typed.
  if (!base && newest && !group.isFetching && !members.isFetching && !error) setBase(newest)

  const readAgain = async () => {
    const [isRead] = await Promise.all([group.refetch(), canListUsers ? members.refetch() : undefined])
    return isRead.isSuccess
  }

  if (isNotThere(group.error))
    return <GonePage title={groupsText('goneTitle')} to={LIST_PAGE} toText={groupsText('toList')} />
  if (base) return <EditUserGroup base={base} newest={newest ?? base} onBase={setBase} onStale={readAgain} />
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void readAgain()} />
  return <RowsSkeleton rows={5} height={FIELD_HEIGHT} />
}

interface EditUserGroupProps {
  /** What the form began with, and what a save refers to. */
  base: Loaded
  /** What is stored now, as far as is known. */
  newest: Loaded
  onBase: (base: Loaded) => void
  /** Reads the newest state; answers whether that worked. */
  onStale: () => Promise<boolean>
}

const idsOf = ({ members }: Loaded) => members.map(({ _id }) => _id)

function EditUserGroup({ base, newest, onBase, onStale }: EditUserGroupProps) {
  const navigate = useNavigate()
  const [form] = Form.useForm<GroupValues>()
  const [isDirty, setDirty] = useState(false)
  const { question, release } = useUnsavedGuard(isDirty)
  const [editUserGroup, { isLoading }] = useEditUserGroupMutation()
  const canUpdate = useCan('user_group_update')
  const baseValues = valuesOf(base.group, idsOf(base))
  const newestValues = valuesOf(newest.group, idsOf(newest))
  const isOvertaken = newest.group.version > base.group.version && !isLoading

  const save = async (values: GroupValues) => {
    const { group } = base
    if (changedFields(values, baseValues).length > 0) {
      const { error } = await editUserGroup({
        userGroupId: group._id,
        userGroupEdit: toEdit(values, baseValues, group.version),
      })
      if (isApiError(error)) {
        // Somebody was faster: what is stored now, once read, is offered above the form.
        const isToldAbove = error.status === STALE && !error.fields && (await onStale())
        return isToldAbove ? undefined : error
      }
      showMessage({ type: 'success', text: groupsText('saved') })
    }
    release()
    await navigate(LIST_PAGE, { replace: true })
    return undefined
  }

  const loadNewer = () => {
    const merged = mergeNewer(form.getFieldsValue(true) as GroupValues, baseValues, newestValues)
    form.setFieldsValue(merged)
    setDirty(changedFields(merged, newestValues).length > 0)
    onBase(newest)
  }

  return (
    <>
      <PageHeader
        title={groupsText('editTitle', { name: base.group.name })}
        actions={<DeleteGroup group={base.group} onDeleted={release} />}
      />
      {isOvertaken && (
        <NewerNotice
          fields={changedFields(newestValues, baseValues).map((field) => fieldLabels[field])}
          onLoad={loadNewer}
        />
      )}
      <UserGroupForm
        form={form}
        initialValues={baseValues}
        members={newest.members}
        hiddenMembers={{ shown: base.members.length, total: base.total }}
        submitText={groupsText('save')}
        isSaving={isLoading}
        isReadOnly={!canUpdate}
        otherActions={<LinkButton to={LIST_PAGE}>{groupsText(canUpdate ? 'cancel' : 'back')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, baseValues).length > 0)}
        onSave={save}
      />
      {question}
    </>
  )
}

function DeleteGroup({ group, onDeleted }: { group: UserGroup; onDeleted: () => void }) {
  const navigate = useNavigate()
  const canDelete = useCan('user_group_delete')
  const [isAsking, setAsking] = useState(false)
  const [deleteUserGroup, { isLoading, error, reset }] = useDeleteUserGroupMutation()
  if (!canDelete) return null

  const remove = async () => {
    const { data } = await deleteUserGroup({ userGroupId: group._id })
    if (!data) return
    onDeleted()
    showMessage({ type: 'success', text: groupsText('deleted') })
    await navigate(LIST_PAGE, { replace: true })
  }

  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {groupsText('delete')}
      </Button>
      {isAsking && (
        <ConfirmByName
          title={groupsText('deleteTitle')}
          warning={groupsText('deleteWarning', { count: group.memberCount })}
          name={group.name}
          action={groupsText('deleteAction')}
          isWorking={isLoading}
          error={isApiError(error) ? error.message : undefined}
          onConfirm={() => void remove()}
          onCancel={() => {
            setAsking(false)
            reset()
          }}
        />
      )}
    </>
  )
}
