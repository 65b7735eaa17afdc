import { useState, type FormEvent } from 'react'
import { Alert, Button, Form, Input } from 'antd'
import { isApiError } from '../../api/errors'
import { usePairPhoneMutation, type OwnPhoneReply } from '../../api/phone'
import { pairingLimits } from '../../shared/limits/phone.gen'
import { phoneText } from './messages'
import { forgetReports } from './outbox/outboxStore'
import { PairingIntro } from './PairingIntro'
import { phoneName } from './phoneName'
import { readQr } from './readQr'
import { canScan, ScanQr } from './ScanQr'

interface PairPhoneProps {
  /** Whether it was connected until a moment ago. */
  hasEnded: boolean
  /** The code of the link that opened the page. */
  linkedCode: string | undefined
  /** What this browser is connected as already. */
  replaced: OwnPhoneReply['data'] | undefined
  /** Called when it is paired, or stays what it is. */
  onDone: () => void
}

/** Pairs this phone with a code that is scanned, typed, or in the link, which another person may have sent: it asks first. */
export function PairPhone({ hasEnded, linkedCode, replaced, onDone }: PairPhoneProps) {
  const [pair, { isLoading, error }] = usePairPhoneMutation()
  const [code, setCode] = useState(linkedCode ?? '')
  const [name, setName] = useState(() => phoneName(navigator.userAgent))
  const [isScanning, setScanning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [missing, setMissing] = useState<'code' | 'name'>()

  const send = async (wanted: string) => {
    setProblem(undefined)
    if (wanted.trim() === '') return setMissing('code')
    if (name.trim() === '') return setMissing('name')
    setMissing(undefined)
    const { data } = await pair({ pairing: { code: wanted.trim(), name: name.trim() } })
    if (!data) return
    if (replaced) await forgetReports()
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(code)
  }
  const take = (text: string) => {
    const read = readQr(text, window.location.origin)
    setScanning(false)
    if (read === 'not-pairing') return setProblem(phoneText('notPairing'))
    if ('foreign' in read) return setProblem(phoneText('foreign', { address: read.foreign }))
    setCode(read.code)
    void send(read.code)
  }
  const shown = problem ?? (isApiError(error) ? error.fields?.[0]?.message : undefined) ?? error?.message
  if (isScanning) {
    return (
      <ScanQr
        onText={take}
        onProblem={() => {
          setScanning(false)
          setProblem(phoneText('noCamera'))
        }}
        onCancel={() => setScanning(false)}
      />
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <PairingIntro hasEnded={hasEnded} isLinked={linkedCode !== undefined} replaced={replaced} />
      {linkedCode === undefined && canScan() && (
        <Button size="large" block style={{ marginBottom: 16 }} onClick={() => setScanning(true)}>
          {phoneText('scan')}
        </Button>
      )}
      <Form.Item
        label={phoneText('code')}
        htmlFor="phone-code"
        layout="vertical"
        {...(missing === 'code' && {
          validateStatus: 'error',
          help: <span role="alert">{phoneText('codeNeeded')}</span>,
        })}
      >
        <Input
          id="phone-code"
          size="large"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          maxLength={pairingLimits.code.maxLength}
          onChange={({ target }) => setCode(target.value)}
        />
      </Form.Item>
      <Form.Item
        label={phoneText('name')}
        htmlFor="phone-name"
        layout="vertical"
        {...(missing === 'name' && {
          validateStatus: 'error',
          help: <span role="alert">{phoneText('nameNeeded')}</span>,
        })}
      >
        <Input
          id="phone-name"
          size="large"
          autoComplete="off"
          value={name}
          maxLength={pairingLimits.name.maxLength}
          onChange={({ target }) => setName(target.value)}
        />
      </Form.Item>
      {shown !== undefined && <Alert role="alert" type="error" showIcon title={shown} style={{ marginBottom: 16 }} />}
      <Button type="primary" size="large" block htmlType="submit" loading={isLoading}>
        {phoneText('connect')}
      </Button>
      {replaced && (
        <Button size="large" block style={{ marginTop: 12 }} onClick={onDone}>
          {phoneText('keepConnection')}
        </Button>
      )}
    </form>
  )
}
