import { Form, Input, Modal } from 'antd'
import { useChangeRootEmailMutation, type TenantPerson } from '../../../api/support'
import { useProblems } from '../../../shared/forms/useProblems'
import { sharedText } from '../../../shared/sharedText'
import { showMessage } from '../../../shared/showMessage'
import { changeRootEmailLimits } from '../../../shared/limits/support.gen'
import { supportText } from './messages'

const FORM_NAME = 'change-root-email'

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
  const [form] = Form.useForm<Values>()
  const problems = useProblems<Values>(form, FORM_NAME, { email: supportText('newEmailLabel') })
  const [change, { isLoading }] = useChangeRootEmailMutation()

  const send = async ({ email: wanted }: Values) => {
    problems.clear()
    const { data, error } = await change({ tenantId, userId, body: { email: wanted.trim() } })
    if (error) problems.showServerError(error)
    if (!data) return
    showMessage({ type: 'success', text: data.message ?? supportText('changeEmail') })
    onClose()
  }

  return (
    <Modal
      open
      title={supportText('changeEmailTitle', { name })}
      okText={supportText('changeEmail')}
      okButtonProps={{ htmlType: 'submit', form: FORM_NAME }}
      cancelText={sharedText('cancel')}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      <Form<Values>
        form={form}
        name={FORM_NAME}
        id={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        onValuesChange={(changed: object) => problems.forget(changed)}
        onFinish={(values) => void send(values)}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
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
      </Form>
    </Modal>
  )
}
