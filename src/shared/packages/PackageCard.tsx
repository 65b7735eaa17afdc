import type { ReactNode } from 'react'
import { CheckOutlined } from '@ant-design/icons'
import { Card, Flex, Typography } from 'antd'
import { assetUrl } from '../assetUrl'
import { limitLabels, priceLabel, type Offer } from './offerLabels'
import { taxNote, type Tax } from './taxText'

interface PackageCardProps {
  offer: Offer & { name: string; description: string; poster: string | null }
  /** Tax on the price; undefined without tax. */
  tax?: Tax
  /** Action of the card. */
  action?: ReactNode
}

/** Public card of a package. */
export function PackageCard({ offer, tax, action }: PackageCardProps) {
  const { name, description, poster, limits } = offer
  return (
    <Card
      cover={
        poster && (
          <img src={assetUrl(poster)} alt="" style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }} />
        )
      }
      styles={{ body: { padding: 16, flex: 1 } }}
      // As high as its neighbors in the row, with aligned buttons.
      style={{ overflow: 'hidden', display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Flex vertical gap={12} style={{ height: '100%' }}>
        <div>
          <Typography.Title level={3} style={{ fontSize: 16, margin: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography.Title>
          <Typography.Text strong style={{ fontSize: 18, fontVariantNumeric: 'tabular-nums' }}>
            {priceLabel(offer)}
          </Typography.Text>
          {tax && offer.price > 0 && <div>{taxNote(tax)}</div>}
        </div>
        {description && (
          <Typography.Text type="secondary" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {description}
          </Typography.Text>
        )}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}>
          {limitLabels(limits).map((line) => (
            <li key={line}>
              <CheckOutlined aria-hidden /> {line}
            </li>
          ))}
        </ul>
        {action && <div style={{ marginTop: 'auto' }}>{action}</div>}
      </Flex>
    </Card>
  )
}
