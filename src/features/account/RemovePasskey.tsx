import { useRevokePasskeyMutation, type Passkey } from '../../api/passkey'
import { FormDialog } from '../../shared/forms/FormDialog'
import { accountText } from './messages'
import { PasswordItem } from './PasswordItem'

interface RemovePasskeyProps {
  passkey: Passkey
  needsPassword: boolean
  onClose: () => void
}

export function RemovePasskey({ passkey: { _id: passkeyId, name }, needsPassword, onClose }: RemovePasskeyProps) {
  const [revoke] = useRevokePasskeyMutation()
  return (
    <FormDialog<{ password?: string }, unknown>
      title={accountText('removeOf', { name })}
      okText={accountText('remove')}
      formName="remove-passkey"
      labels={{ password: accountText('password') }}
      send={({ password }) => revoke({ passkeyId, passkeyProof: needsPassword ? { password } : {} })}
      onDone={onClose}
      onClose={onClose}
      help={<p style={{ marginTop: 0 }}>{accountText('removePasskeyHelp')}</p>}
    >
      {needsPassword && <PasswordItem />}
    </FormDialog>
  )
}
