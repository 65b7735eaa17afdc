import { Alert, Button, Typography } from 'antd'
import { connectPayload } from './connectPayload'
import { accountText } from './messages'

const SECONDS = 60

interface PairingCodeProps {
  /** Undefined before the first one, and when it has expired. */
  code: string | undefined
  secondsLeft: number
  problem: string | undefined
  isLoading: boolean
  onRenew: () => void
}

/** The code as text, with the address at which it is entered, and the time that is left. */
export function PairingCode({ code, secondsLeft, problem, isLoading, onRenew }: PairingCodeProps) {
  const address = `${connectPayload().baseServer}/connect`
  const minutes = Math.floor(secondsLeft / SECONDS)
  const rest = String(secondsLeft % SECONDS).padStart(2, '0')
  return (
    <section aria-labelledby="connect-web" style={{ marginTop: 16 }}>
      <Typography.Title level={2} id="connect-web" style={{ fontSize: 15, margin: '0 0 4px' }}>
        {accountText('connectWeb')}
      </Typography.Title>
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{accountText('connectWebHelp', { address })}</p>
      {problem !== undefined && <Alert type="error" showIcon title={problem} style={{ marginTop: 8 }} />}
      {code === undefined ? (
        <>
          {!isLoading && problem === undefined && <p role="status">{accountText('codeEnded')}</p>}
          <Button loading={isLoading} onClick={onRenew} style={{ marginTop: 8 }}>
            {accountText('newCode')}
          </Button>
        </>
      ) : (
        <>
          <Typography.Text copyable style={{ fontSize: 26, letterSpacing: 2, fontFamily: 'monospace' }}>
            {code}
          </Typography.Text>
          <div>
            <Typography.Text type="secondary">
              {accountText('codeLeft', { time: `${minutes}:${rest}` })}
            </Typography.Text>
          </div>
        </>
      )}
    </section>
  )
}
