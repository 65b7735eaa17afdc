import { Alert, Button, Card, Flex, Typography } from 'antd'
import { QRCodeSVG } from 'qrcode.react'
import type { IssuedStreamKey } from '../../../api/stream'
import { keysText } from './messages'

const CODE_SIZE = 160
/** White border in modules; without it many phones cannot read the code. */
const QUIET_ZONE = 4

/** A new key with the addresses it is used at. It cannot be shown again. */
export function IssuedKey({ issued, onClose }: { issued: IssuedStreamKey; onClose: () => void }) {
  const { key, name, rtmpUrl, rtmpKey, whipUrl, publishUrl } = issued
  return (
    <Card size="small" title={keysText('issuedTitle', { name })}>
      <Flex vertical gap={12}>
        <Alert type="warning" showIcon title={keysText('issuedOnce')} />
        {rtmpUrl === null ? (
          <Alert type="info" showIcon title={keysText('rtmpMissing')} />
        ) : (
          <Value label={keysText('rtmpServer')} text={rtmpUrl} />
        )}
        {rtmpUrl !== null && rtmpKey !== key && <Value label={keysText('rtmpKey')} text={rtmpKey} />}
        <Value label={keysText('key')} text={key} />
        <Value label={keysText('whipServer')} text={whipUrl} />
        <Flex gap={16} wrap align="center">
          <QRCodeSVG
            value={publishUrl}
            size={CODE_SIZE}
            level="M"
            marginSize={QUIET_ZONE}
            title={keysText('qrCode')}
            role="img"
          />
          <Flex vertical gap={4} style={{ flex: '1 1 180px' }}>
            <Typography.Text strong>{keysText('phoneTitle')}</Typography.Text>
            <Typography.Text type="secondary">{keysText('phoneHelp')}</Typography.Text>
            <Typography.Link href={publishUrl} target="_blank" rel="noreferrer">
              {keysText('phoneLink')}
            </Typography.Link>
          </Flex>
        </Flex>
        <div>
          <Button type="primary" onClick={onClose}>
            {keysText('done')}
          </Button>
        </div>
      </Flex>
    </Card>
  )
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <br />
      <Typography.Text
        code
        style={{ overflowWrap: 'anywhere' }}
        copyable={{ text, tooltips: [`${keysText('copy')}: ${label}`, keysText('copied')] }}
      >
        {text}
      </Typography.Text>
    </div>
  )
}
