import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Form, Input, Typography } from 'antd'
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
      <Button onClick={() => setStep('start')}>{accountText('setUpFactor')}</Button>
    </>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n')
  return (
    <>
      <Alert type="success" showIcon title={accountText('factorReady')} description={accountText('keepCodes')} />
      <ul aria-label={accountText('recoveryCodes')} style={{ columns: 2, paddingInlineStart: 20, margin: '12px 0' }}>
        {codes.map((code) => (
          <li key={code}>
            <Typography.Text code>{code}</Typography.Text>
          </li>
        ))}
      </ul>
      <Flex gap={8} wrap align="center">
        <Button type="primary" onClick={onDone}>
          {accountText('codesKept')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="aerie-recovery-codes.txt"
        >
          {accountText('downloadCodes')}
        </Button>
        <Typography.Text copyable={{ text, tooltips: [accountText('copyCodes'), accountText('codesCopied')] }}>
          {accountText('copyCodes')}
        </Typography.Text>
      </Flex>
    </>
  )
}
