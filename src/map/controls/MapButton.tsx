import type { ReactNode } from 'react'
import { Button, Tooltip } from 'antd'

interface MapButtonProps {
  name: string
  icon: ReactNode
  onClick: () => void
  isPressed?: boolean
  /** Why the button does nothing now. It stays in the tab order, so that everyone can read the reason. */
  disabledReason?: string | undefined
}

/** A small square button over a map. */
export function MapButton({ name, icon, onClick, isPressed, disabledReason }: MapButtonProps) {
  const isDisabled = disabledReason !== undefined
  return (
    <Tooltip title={disabledReason ?? name} placement="left">
      <Button
        aria-label={name}
        aria-pressed={isPressed}
        aria-disabled={isDisabled || undefined}
        aria-description={disabledReason}
        className={isDisabled ? 'map-button-disabled' : undefined}
        icon={icon}
        onClick={isDisabled ? undefined : onClick}
      />
    </Tooltip>
  )
}
