import { Form, Input } from 'antd'
import { useEditPasskeyMutation, type Passkey } from '../../api/passkey'
import { FormDialog } from '../../shared/forms/FormDialog'
import { passkeyNameLimits } from '../../shared/limits/passkey.gen'
import { accountText } from './messages'

export function RenamePasskey({
  passkey: { _id: passkeyId, name },
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const [edit] = useEditPasskeyMutation()
  return (
    <FormDialog<{ name: string }, unknown>
      title={accountText('renameOf', { name })}
      okText={accountText('save')}
      formName="rename-passkey"
      labels={{ name: accountText('passkeyName') }}
      initialValues={{ name }}
      send={(values) => edit({ passkeyId, passkeyName: { name: values.name.trim() } })}
      onDone={onClose}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={accountText('passkeyName')}
        rules={[{ required: true, whitespace: true, message: accountText('passkeyNameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={passkeyNameLimits.name.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
