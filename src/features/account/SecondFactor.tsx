import { useState } from 'react'
import { Button, Flex, Form, Input } from 'antd'
import { QRCodeSVG } from 'qrcode.react'
import { isApiError } from '../../api/errors'
import {
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartSecondFactorMutation,
  type Profile,
} from '../../api/profile'
import { accountText } from './messages'
import { ProofForm, type Proof } from './ProofForm'
import { RecoveryCodes } from './RecoveryCodes'

const CODE_SIZE = 200
const QUIET_ZONE = 4

type Step = 'idle' | 'start' | 'renew' | 'disable'

interface SecondFactorProps {
  profile: Pick<Profile, 'secondFactor' | 'recoveryCodesLeft'>
  /** Called after the recovery codes were shown. */
  onSetUp?: () => void
}

/** Turns two-factor authentication on and off, and renews recovery codes. */
export function SecondFactor({ profile, onSetUp }: SecondFactorProps) {
  const [step, setStep] = useState<Step>('idle')
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null)
  // Shown once only, so they are not cached.
  const [codes, setCodes] = useState<string[] | null>(null)
  const [start] = useStartSecondFactorMutation()
  const [confirm] = useConfirmSecondFactorMutation()
  const [renew] = useRenewRecoveryCodesMutation()
  const [disable] = useDisableSecondFactorMutation()

  const close = () => {
    setStep('idle')
    setEnrolment(null)
  }

  const submit = async ({ password, code }: Proof) => {
    if (step === 'start') {
      const { data, error } = await start({ passwordProof: { password } })
      if (data) setEnrolment(data.data)
      return isApiError(error) ? error : undefined
    }
    if (step === 'renew') {
      const { data, error } = await renew({ fullProof: { password, code } })
      if (data) setCodes(data.data.recoveryCodes)
      if (data) close()
      return isApiError(error) ? error : undefined
    }
    const { data, error } = await disable({ fullProof: { password, code } })
    if (data) close()
    return isApiError(error) ? error : undefined
  }

  const confirmCode = async ({ code }: Proof) => {
    const { data, error } = await confirm({ codeProof: { code } })
    if (data) setCodes(data.data.recoveryCodes)
    if (data) close()
    return isApiError(error) ? error : undefined
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={() => (onSetUp ? onSetUp() : setCodes(null))} />
  if (enrolment) {
    return (
      <>
        <p style={{ marginTop: 0 }}>{accountText('scanHelp')}</p>
        <div style={{ display: 'grid', placeItems: 'center', marginBottom: 12 }}>
          <QRCodeSVG value={enrolment.uri} size={CODE_SIZE} marginSize={QUIET_ZONE} title={accountText('factorQr')} />
        </div>
        <Form layout="vertical">
          <Form.Item label={accountText('typeSecret')} htmlFor="factor-secret">
            <Input id="factor-secret" readOnly value={enrolment.secret} />
          </Form.Item>
        </Form>
        <ProofForm fields={['code']} action={accountText('confirmFactor')} onSubmit={confirmCode} onCancel={close} />
      </>
    )
  }
  if (step !== 'idle') {
    const action = { start: 'continueFactor', renew: 'renewCodes', disable: 'disableFactor' } as const
    return (
      <ProofForm
        key={step}
        fields={step === 'start' ? ['password'] : ['password', 'code']}
        action={accountText(action[step])}
        onSubmit={submit}
        onCancel={close}
      />
    )
  }
  return profile.secondFactor ? (
    <>
      <p style={{ marginTop: 0 }}>{accountText('factorOn', { count: profile.recoveryCodesLeft })}</p>
      <Flex gap={8} wrap>
        <Button onClick={() => setStep('renew')}>{accountText('renewCodes')}</Button>
        <Button danger onClick={() => setStep('disable')}>
          {accountText('disableFactor')}
        </Button>
      </Flex>
    </>
  ) : (
    <>
      <p style={{ marginTop: 0 }}>{accountText('factorOff')}</p>
      {/* Of a person who has passkeys. */}
      {profile.recoveryCodesLeft > 0 && <p>{accountText('codesLeft', { count: profile.recoveryCodesLeft })}</p>}
      <Flex gap={8} wrap>
        <Button onClick={() => setStep('start')}>{accountText('setUpFactor')}</Button>
        {profile.recoveryCodesLeft > 0 && <Button onClick={() => setStep('renew')}>{accountText('renewCodes')}</Button>}
      </Flex>
    </>
  )
}
