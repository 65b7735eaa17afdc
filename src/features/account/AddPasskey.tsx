import { useState } from 'react'
import { Form, Input, Typography } from 'antd'
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../api/passkey'
import { FormDialog } from '../../shared/forms/FormDialog'
import type { ServerError } from '../../shared/forms/useProblems'
import { newPasskeyLimits } from '../../shared/limits/passkey.gen'
import { loadWithRetry } from '../../shared/loadWithRetry'
import { browserText } from './browserText'
import { accountText } from './messages'
import { PasswordItem } from './PasswordItem'

interface Fields {
  name: string
  password?: string
}

interface Added {
  recoveryCodes?: string[]
}

interface AddPasskeyProps {
  /** What the browser calls itself, as a name for the passkey. */
  device: { browser: string | null; system: string | null }
  needsPassword: boolean
  onAdded: (recoveryCodes: string[] | undefined) => void
  onClose: () => void
}

/** Asks for a name and the proof, and then the browser for a passkey. */
export function AddPasskey({ device, needsPassword, onAdded, onClose }: AddPasskeyProps) {
  const [start] = useStartPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  /** The person has ended it in the dialog of the browser. */
  const [note, setNote] = useState<string>()

  const send = async ({ name, password }: Fields): Promise<{ data?: Added; error?: ServerError }> => {
    setNote(undefined)
    const started = await start({ passkeyProof: needsPassword ? { password } : {} })
    if (!started.data) return { error: started.error }
    const { createPasskey } = await loadWithRetry(() => import('../../shared/passkeys/ceremony'))
    const { data: created, problem } = await createPasskey(started.data.data)
    if (problem && !problem.isQuiet) return { error: { message: problem.message } }
    if (problem) {
      setNote(problem.message)
      return {}
    }
    const added = await add({ newPasskey: { ...created, name: name.trim() } })
    return added.data ? { data: added.data.data } : { error: added.error }
  }

  return (
    <FormDialog<Fields, Added>
      title={accountText('addPasskey')}
      okText={accountText('continueFactor')}
      formName="add-passkey"
      labels={{ name: accountText('passkeyName'), password: accountText('password') }}
      initialValues={{ name: browserText({ ...device, userAgent: '' }) }}
      send={send}
      onDone={({ recoveryCodes }) => onAdded(recoveryCodes)}
      onClose={onClose}
      help={<p style={{ marginTop: 0 }}>{accountText('passkeyNextStep')}</p>}
    >
      <Form.Item
        name="name"
        label={accountText('passkeyName')}
        rules={[{ required: true, whitespace: true, message: accountText('passkeyNameNeeded') }]}
      >
        <Input autoComplete="off" maxLength={newPasskeyLimits.name.maxLength} />
      </Form.Item>
      {needsPassword && <PasswordItem />}
      {note !== undefined && (
        <Typography.Text type="secondary" role="status">
          {note}
        </Typography.Text>
      )}
    </FormDialog>
  )
}
