import { Form, Input } from 'antd'
import { isApiError } from '../../api/errors'
import { useCreateScimTokenMutation } from '../../api/scim-token'
import { FormDialog } from '../../shared/forms/FormDialog'
import { newScimTokenLimits } from '../../shared/limits/scim-token.gen'
import { provisioningText } from './provisioningMessages'

interface NewProvisioningTokenProps {
  onCreated: (secret: string) => void
  onClose: () => void
}

export function NewProvisioningToken({ onCreated, onClose }: NewProvisioningTokenProps) {
  const [create] = useCreateScimTokenMutation()
  const send = async (newScimToken: { name: string }) => {
    const { data, error } = await create({ newScimToken })
    return { data: data?.data.secret, ...(isApiError(error) && { error }) }
  }
  return (
    <FormDialog<{ name: string }, string>
      title={provisioningText('createTitle')}
      okText={provisioningText('create')}
      formName="new-provisioning-token"
      labels={{ name: provisioningText('name') }}
      send={send}
      onDone={onCreated}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={provisioningText('name')}
        extra={provisioningText('nameHelp')}
        rules={[{ required: true, whitespace: true, message: provisioningText('nameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={newScimTokenLimits.name.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
