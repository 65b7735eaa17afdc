import { useState } from 'react'
import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useCreateUserGroupMutation } from '../../api/user-group'
import { changedFields } from '../../shared/forms/changes'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { noValues, toNewGroup, type GroupValues } from './groupValues'
import { groupsText } from './messages'
import { UserGroupForm } from './UserGroupForm'

const LIST_PAGE = '/dashboard/tenant/user-group/list'

export function UserGroupCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<GroupValues>()
  const [isDirty, setDirty] = useState(false)
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const [createUserGroup, { isLoading }] = useCreateUserGroupMutation()

  const save = async (values: GroupValues) => {
    const { data, error } = await createUserGroup({ newUserGroup: toNewGroup(values) })
    if (data) {
      release()
      showMessage({ type: 'success', text: groupsText('created') })
      await navigate(LIST_PAGE, { replace: true })
    }
    return isApiError(error) ? error : undefined
  }

  return (
    <>
      <PageHeader title={groupsText('newGroup')} />
      <UserGroupForm
        form={form}
        initialValues={noValues}
        submitText={groupsText('create')}
        isSaving={isLoading}
        otherActions={<LinkButton to={LIST_PAGE}>{groupsText('cancel')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, noValues).length > 0)}
        onSave={save}
      />
      {leaveDialog}
    </>
  )
}
