import type { ReactNode } from 'react'
import { Button, Tooltip } from 'antd'

interface MapButtonProps {
  name: string
  icon: ReactNode
  onClick: () => void
  isPressed?: boolean
}

/** A small square button over a map. */
export function MapButton({ name, icon, onClick, isPressed }: MapButtonProps) {
  return (
    <Tooltip title={name} placement="left">
      <Button aria-label={name} aria-pressed={isPressed} icon={icon} onClick={onClick} />
    </Tooltip>
  )
}
