import { Modal } from 'antd'
import { QRCodeSVG } from 'qrcode.react'
import { productName } from '../../shared/product'
import { connectPayload } from './connectPayload'
import { accountText } from './messages'

const WIDTH = 420
const CODE_SIZE = 240
/** White border in modules; without it many phones cannot read the code. */
const QUIET_ZONE = 4

/** Shows the addresses of this installation to the phone app as a QR code. */
export function ConnectToApp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal open={isOpen} width={WIDTH} centered title={accountText('connectTitle')} footer={null} onCancel={onClose}>
      <p style={{ marginTop: 0 }}>{accountText('connectHelp', { product: productName() })}</p>
      <div style={{ display: 'grid', placeItems: 'center', margin: '16px 0' }}>
        <QRCodeSVG
          value={JSON.stringify(connectPayload())}
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
    </Modal>
  )
}
