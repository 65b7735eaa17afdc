import type { ReactNode } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'

interface SidePanelProps {
  side: 'left' | 'right'
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A panel beside the map; on phones it covers the lower half of the map. */
export function SidePanel({ side, title, closeLabel, onClose, children }: SidePanelProps) {
  return (
    <aside className={`workspace-panel workspace-panel-${side}`} aria-label={title}>
      <div className="workspace-panel-head">
        <strong>{title}</strong>
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined />}
          aria-label={closeLabel}
          title={closeLabel}
          onClick={onClose}
        />
      </div>
      {children}
    </aside>
  )
}
