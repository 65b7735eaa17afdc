import type { ReactNode } from 'react'
import { CheckOutlined } from '@ant-design/icons'
import { Card, Flex, Typography } from 'antd'
import { limitWords, priceWords, type Offer } from './offerWords'

interface PackageCardProps {
  offer: Offer & { name: string; description: string; poster: string | null }
  /** What one does with it. */
  action?: ReactNode
}

/** A package as people who may buy it see it. */
export function PackageCard({ offer, action }: PackageCardProps) {
  const { name, description, poster, limits } = offer
  return (
    <Card
      cover={poster && <img src={poster} alt="" style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }} />}
      styles={{ body: { padding: 16, flex: 1 } }}
      // As tall as its neighbours in a row, with what one does with it at the same height.
      style={{ overflow: 'hidden', display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Flex vertical gap={12} style={{ height: '100%' }}>
        <div>
          <Typography.Title level={3} style={{ fontSize: 16, margin: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography.Title>
          <Typography.Text strong style={{ fontSize: 18, fontVariantNumeric: 'tabular-nums' }}>
            {priceWords(offer)}
          </Typography.Text>
        </div>
        {description && (
          <Typography.Text type="secondary" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {description}
          </Typography.Text>
        )}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}>
          {limitWords(limits).map((line) => (
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
