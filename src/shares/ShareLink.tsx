import { useRef } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { QRCodeSVG } from 'qrcode.react'
import type { Share } from '../api/share'
import { LinkButton } from '../shared/LinkButton'
import { sharesText } from './messages'
import { addressOf } from './shareTexts'

const CODE_SIZE = 160
/** White border in modules; without it many phones cannot read the code. */
const QUIET_ZONE = 4

/** The address of a link: to copy, to open, to send, and as a QR code to save. */
export function ShareLink({ share }: { share: Share }) {
  const code = useRef<SVGSVGElement>(null)
  const { name, path, hasPassword } = share
  const address = addressOf(share)
  const subject = encodeURIComponent(sharesText('mailSubject', { name }))
  const body = encodeURIComponent(sharesText('mailBody', { name, link: address }))
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
          <Button onClick={() => code.current && saveCode(code.current, name)}>{sharesText('saveQr')}</Button>
        </Flex>
      </Flex>
    </Flex>
  )
}

/** Saves the QR code as an SVG file, which prints sharply at any size. */
function saveCode(code: SVGSVGElement, name: string): void {
  const text = new XMLSerializer().serializeToString(code)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.svg`
  link.click()
  URL.revokeObjectURL(url)
}
