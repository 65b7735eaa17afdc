import { useRef, useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { QRCodeSVG } from 'qrcode.react'
import { saveFile } from '../api/download'
import { fileNameOf } from '../map/controls/savePicture'
import { LinkButton } from '../shared/LinkButton'
import { showMessage } from '../shared/showMessage'
import { writeLinkSheet } from './linkSheet'
import { sharesText } from './messages'
import { addressOf, type SeenShare } from './shareTexts'

const CODE_SIZE = 160
/** White border in modules; without it many phones cannot read the code. */
const QUIET_ZONE = 4

/** The address of a link: to copy, to open, to send, and as a QR code and a sheet of paper to save. */
export function ShareLink({ share }: { share: SeenShare }) {
  const code = useRef<SVGSVGElement>(null)
  const [isWriting, setWriting] = useState(false)
  const { name, path, hasPassword } = share
  const address = addressOf(share)
  const subject = encodeURIComponent(sharesText('mailSubject', { name }))
  const body = encodeURIComponent(sharesText('mailBody', { name, link: address }))

  const saveSheet = async (drawn: SVGSVGElement) => {
    setWriting(true)
    try {
      saveFile(await writeLinkSheet(share, drawn), `${fileNameOf(name)}.pdf`)
    } catch {
      showMessage({ type: 'error', text: sharesText('pdfFailed') })
    } finally {
      setWriting(false)
    }
  }

  return (
    <Flex vertical gap={12}>
      <div>
        <Typography.Text type="secondary">{sharesText('link')}</Typography.Text>
        <br />
        <Typography.Text
          code
          style={{ overflowWrap: 'anywhere' }}
          copyable={{ text: address, tooltips: [sharesText('copyLink'), sharesText('linkCopied')] }}
        >
          {address}
        </Typography.Text>
      </div>
      {hasPassword && <Alert type="info" showIcon title={sharesText('passwordApart')} />}
      <Flex gap={16} wrap align="center">
        <QRCodeSVG
          ref={code}
          value={address}
          size={CODE_SIZE}
          level="M"
          marginSize={QUIET_ZONE}
          title={sharesText('qrCode')}
          role="img"
        />
        <Flex vertical gap={8} align="flex-start">
          <LinkButton to={path} target="_blank">
            {sharesText('openLink')}
          </LinkButton>
          <Button href={`mailto:?subject=${subject}&body=${body}`}>{sharesText('email')}</Button>
          <Button onClick={() => code.current && saveFile(svgOf(code.current), `${fileNameOf(name)}.svg`)}>
            {sharesText('saveQr')}
          </Button>
          <Button loading={isWriting} onClick={() => code.current && void saveSheet(code.current)}>
            {sharesText('savePdf')}
          </Button>
        </Flex>
      </Flex>
    </Flex>
  )
}

/** The QR code as an SVG file, which prints sharply at any size. */
const svgOf = (code: SVGSVGElement): Blob =>
  new Blob([new XMLSerializer().serializeToString(code)], { type: 'image/svg+xml' })
