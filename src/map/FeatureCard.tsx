import type { ReactNode } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import './fullMap.css'
import { mapText } from './messages'

interface FeatureCardProps {
  title: string
  /** Undefined while the attributes are loading. */
  properties: Readonly<Record<string, unknown>> | undefined
  hasFailed: boolean
  onClose: () => void
  /** Shown below the attributes. */
  children?: ReactNode
}

/** Card over the map with the attributes of the selected feature. */
export function FeatureCard({ title, properties, hasFailed, onClose, children }: FeatureCardProps) {
  const entries = Object.entries(properties ?? {})
  return (
    <aside className="feature-card" aria-label={mapText('attributesOf', { name: title })}>
      <header>
        <h2>{title}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={mapText('closeFeature')}
          onClick={onClose}
        />
      </header>
      {hasFailed && <p role="alert">{mapText('attributesFailed')}</p>}
      {properties && entries.length === 0 && <p>{mapText('noAttributes')}</p>}
      {entries.length > 0 && (
        <dl>
          {entries.map(([field, value]) => (
            <Attribute key={field} field={field} value={value} />
          ))}
        </dl>
      )}
      {children}
    </aside>
  )
}

function Attribute({ field, value }: { field: string; value: unknown }) {
  return (
    <>
      <dt>{field}</dt>
      <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
    </>
  )
}
