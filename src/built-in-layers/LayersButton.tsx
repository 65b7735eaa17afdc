import { useState, type KeyboardEvent } from 'react'
import { BlockOutlined, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { BuiltInSection } from './BuiltInSection'
import { builtInText } from './messages'
import type { BuiltInRow } from './useBuiltInLayers'
import type { Orthomosaic } from './useOrthomosaic'

interface LayersButtonProps {
  rows: readonly BuiltInRow[]
  orthomosaic: Orthomosaic
}

/** A button over a map that opens the list of built-in layers; nothing if there are none. */
export function LayersButton({ rows, orthomosaic }: LayersButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0 && !orthomosaic.layer) return null
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setOpen(false)
  }
  const name = builtInText('layers')
  if (!isOpen) {
    return (
      <Button
        icon={<BlockOutlined />}
        aria-label={name}
        aria-expanded={false}
        title={name}
        onClick={() => setOpen(true)}
      />
    )
  }
  return (
    <aside className="built-in-panel" aria-label={name} onKeyDown={closeByKey}>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={builtInText('closeLayers')}
        onClick={() => setOpen(false)}
      />
      <BuiltInSection rows={rows} orthomosaic={orthomosaic} />
    </aside>
  )
}
