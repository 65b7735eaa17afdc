import { Alert, Button, Typography } from 'antd'
import { QRCodeSVG } from 'qrcode.react'
import { connectAddress, connectLink } from './connectPayload'
import { accountText } from './messages'

const SECONDS = 60
const LINK_SIZE = 200
/** White border in modules; without it many phones cannot read the code. */
const QUIET_ZONE = 4

interface PairingCodeProps {
  /** Undefined before the first one, and when it has expired. */
  code: string | undefined
  secondsLeft: number
  problem: string | undefined
  isLoading: boolean
  onRenew: () => void
}

/** The code as a link for the camera of a phone and as text, with the address at which it is entered, and the time that is left. */
export function PairingCode({ code, secondsLeft, problem, isLoading, onRenew }: PairingCodeProps) {
  const minutes = Math.floor(secondsLeft / SECONDS)
  const rest = String(secondsLeft % SECONDS).padStart(2, '0')
  return (
    <section aria-labelledby="connect-web">
      <Typography.Title level={2} id="connect-web" style={{ fontSize: 15, margin: '0 0 4px' }}>
        {accountText('connectWeb')}
      </Typography.Title>
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
          <p style={{ margin: 0 }}>{accountText('connectLinkHelp')}</p>
          <div style={{ display: 'grid', placeItems: 'center', margin: '16px 0' }}>
            <QRCodeSVG
              value={connectLink(code)}
              size={LINK_SIZE}
              level="M"
              marginSize={QUIET_ZONE}
              title={accountText('qrLink')}
            />
          </div>
          <p>
            <Typography.Link href={connectLink(code)} target="_blank">
              {accountText('connectHere')}
            </Typography.Link>
          </p>
          <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {accountText('connectWebHelp', { address: connectAddress() })}
          </p>
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
