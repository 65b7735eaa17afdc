import { useState } from 'react'
import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { isApiError } from '../../api/errors'
import { useCreateUserMutation } from '../../api/user'
import { useCan } from '../../session/useCan'
import { changedFields } from '../../shared/forms/changes'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { usersText } from './messages'
import { UserForm } from './UserForm'
import { noValues, toNewUser, type UserValues } from './userValues'

export function UserCreatePage() {
  const navigate = useNavigate()
  const [form] = Form.useForm<UserValues>()
  const [isDirty, setDirty] = useState(false)
  const { leaveDialog, release } = useUnsavedGuard(isDirty)
  const [createUser, { isLoading }] = useCreateUserMutation()
  // Users who can invite may not be able to see the list.
  const next = useCan('user_list') ? '/dashboard/tenant/user/list' : '/dashboard'

  const save = async (values: UserValues) => {
    const { data, error } = await createUser({ newUser: toNewUser(values) })
    if (data) {
      release()
      showMessage({ type: 'success', text: usersText('invited', { email: data.data.email }) })
      await navigate(next, { replace: true })
    }
    return isApiError(error) ? error : undefined
  }

  return (
    <>
      <PageHeader title={usersText('newUser')} />
      <UserForm
        form={form}
        initialValues={noValues}
        emailHelp={usersText('emailHelp')}
        submitText={usersText('invite')}
        isSaving={isLoading}
        otherActions={<LinkButton to={next}>{usersText('cancel')}</LinkButton>}
        onChange={(values) => setDirty(changedFields(values, noValues).length > 0)}
        onSave={save}
      />
      {leaveDialog}
    </>
  )
}
