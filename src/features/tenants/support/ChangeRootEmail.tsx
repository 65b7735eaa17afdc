import { Form, Input } from 'antd'
import { useChangeRootEmailMutation, type TenantPerson } from '../../../api/support'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { showMessage } from '../../../shared/showMessage'
import { changeRootEmailLimits } from '../../../shared/limits/support.gen'
import { supportText } from './messages'

interface Values {
  email: string
}

interface ChangeRootEmailProps {
  tenantId: string
  person: TenantPerson
  onClose: () => void
}

/** Changes the e-mail of a tenant root. */
export function ChangeRootEmail({ tenantId, person, onClose }: ChangeRootEmailProps) {
  const { _id: userId, name, email } = person
  const [change] = useChangeRootEmailMutation()

  return (
    <FormDialog<Values, { message?: string }>
      title={supportText('changeEmailTitle', { name })}
      okText={supportText('changeEmail')}
      formName="change-root-email"
      labels={{ email: supportText('newEmailLabel') }}
      send={({ email: wanted }) => change({ tenantId, userId, body: { email: wanted.trim() } })}
      onDone={({ message = supportText('changeEmail') }) => {
        showMessage({ type: 'success', text: message })
        onClose()
      }}
      onClose={onClose}
    >
      <Form.Item
        name="email"
        label={supportText('newEmailLabel')}
        extra={
          person.state === 'invited'
            ? supportText('changeEmailInvited')
            : supportText('changeEmailJoined', { name, email })
        }
        rules={[
          { required: true, message: supportText('emailNeeded') },
          { type: 'email', message: supportText('emailInvalid') },
        ]}
      >
        <Input type="email" autoComplete="off" maxLength={changeRootEmailLimits.email.maxLength} autoFocus />
      </Form.Item>
    </FormDialog>
  )
}
