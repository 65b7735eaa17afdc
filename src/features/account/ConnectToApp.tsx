import { useEffect, useState } from 'react'
import { Modal } from 'antd'
import { QRCodeSVG } from 'qrcode.react'
import { useCreatePairingCodeMutation } from '../../api/phone'
import { productName } from '../../shared/product'
import { connectPayload } from './connectPayload'
import { accountText } from './messages'
import { PairingCode } from './PairingCode'
import { PhoneList } from './PhoneList'

const WIDTH = 720
const CODE_SIZE = 240
/** Side by side, except on phones. */
const COLUMN = '1 1 280px'
/** White border in modules; without it many phones cannot read the code. */
const QUIET_ZONE = 4

/** Shows the addresses of this installation to the app, and a one-time code to the browser of a phone as a link and as text. */
export function ConnectToApp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      open={isOpen}
      width={WIDTH}
      centered
      title={accountText('connectTitle')}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <Connection />
    </Modal>
  )
}

/** Mounted while the dialog is open, so that each opening has a code of its own. */
function Connection() {
  const [createCode, { data, error, isLoading }] = useCreatePairingCodeMutation()
  const [endsAt, setEndsAt] = useState<number>()
  const show = async () => {
    const reply = await createCode()
    // By the clock of this device, which may differ from that of the server.
    if (reply.data) setEndsAt(Date.now() + reply.data.data.seconds * 1000)
  }
  useEffect(() => {
    void createCode().then(({ data: reply }) => {
      if (reply) setEndsAt(Date.now() + reply.data.seconds * 1000)
    })
  }, [createCode])
  const secondsLeft = useSecondsUntil(endsAt)
  const code = secondsLeft > 0 ? data?.data.code : undefined
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <div style={{ flex: COLUMN }}>
          <p style={{ marginTop: 0 }}>{accountText('connectHelp', { product: productName() })}</p>
          <div style={{ display: 'grid', placeItems: 'center', margin: '16px 0' }}>
            <QRCodeSVG
              value={JSON.stringify({ ...connectPayload(), ...(code !== undefined && { pairingCode: code }) })}
              size={CODE_SIZE}
              level="M"
              marginSize={QUIET_ZONE}
              title={accountText('qrCode')}
            />
          </div>
          <ol style={{ margin: 0, paddingInlineStart: 20, lineHeight: 2 }}>
            <li>{accountText('stepOpen')}</li>
            <li>{accountText('stepMenu')}</li>
            <li>{accountText('stepPoint')}</li>
          </ol>
        </div>
        <div style={{ flex: COLUMN }}>
          <PairingCode
            code={code}
            secondsLeft={secondsLeft}
            problem={error?.message}
            isLoading={isLoading}
            onRenew={() => void show()}
          />
        </div>
      </div>
      <PhoneList />
    </>
  )
}

/** 0 when the time has come or is unknown. */
function useSecondsUntil(time: number | undefined): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (time === undefined) return undefined
    const count = () => setSeconds(Math.max(0, Math.ceil((time - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}
