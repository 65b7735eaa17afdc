import { useState } from 'react'
import { Form, Input, Modal } from 'antd'
import { isApiError } from '../../../api/errors'
import { useEraseTenantMutation } from '../../../api/erasure'
import { useProblems } from '../../../shared/forms/useProblems'
import { tenantErasureLimits } from '../../../shared/limits/erasure.gen'
import { showMessage } from '../../../shared/showMessage'
import { erasureText } from './messages'

const FORM_NAME = 'erasure'

interface Values {
  name: string
  password: string
}

interface ConfirmErasureProps {
  tenant: { _id: string; name: string }
  onErased: () => void
  onCancel: () => void
}

/** Asks for the name of the tenant and the password before everything of it is deleted for good. */
export function ConfirmErasure({ tenant: { _id: tenantId, name }, onErased, onCancel }: ConfirmErasureProps) {
  const [form] = Form.useForm<Values>()
  const [eraseTenant] = useEraseTenantMutation()
  const [isWorking, setWorking] = useState(false)
  const { summary, clear, showFailed, showServerError, forget } = useProblems(form, FORM_NAME, {
    name: erasureText('nameLabel'),
    password: erasureText('password'),
  })

  const send = async (values: Values) => {
    clear()
    setWorking(true)
    const { error } = await eraseTenant({ tenantId, tenantErasure: values })
    setWorking(false)
    if (isApiError(error)) return showServerError(error)
    showMessage({ type: 'success', text: erasureText('started', { name }) })
    onErased()
  }

  return (
    <Modal
      open
      title={erasureText('eraseTitle')}
      okText={erasureText('action')}
      okButtonProps={{ danger: true, htmlType: 'submit', form: FORM_NAME }}
      confirmLoading={isWorking}
      cancelText={erasureText('cancel')}
      onCancel={onCancel}
    >
      <p>{erasureText('eraseWarning', { name })}</p>
      <Form<Values>
        form={form}
        id={FORM_NAME}
        name={FORM_NAME}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onSubmit"
        onValuesChange={forget}
        onFinish={(values) => void send(values)}
        onFinishFailed={showFailed}
      >
        {summary}
        <Form.Item
          name="name"
          label={erasureText('name', { name })}
          rules={[
            {
              validator: (_rule, value: string | undefined) =>
                value?.trim() === name.trim()
                  ? Promise.resolve()
                  : Promise.reject(new Error(erasureText('nameDiffers'))),
            },
          ]}
        >
          <Input autoComplete="off" autoFocus maxLength={tenantErasureLimits.name.maxLength} />
        </Form.Item>
        <Form.Item
          name="password"
          label={erasureText('password')}
          rules={[{ required: true, message: erasureText('passwordNeeded') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={tenantErasureLimits.password.maxLength} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
