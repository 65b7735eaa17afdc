import type { ReactNode } from 'react'
import { Button, Tooltip } from 'antd'
import { popupParent } from '../../shared/popupParent'
import './mapTools.css'

interface ToolButtonProps {
  label: string
  icon: ReactNode
  isOn: boolean
  onClick: () => void
  /** Why the tool cannot be used now. Its button stays in the tab order, so that everyone can read the reason. */
  disabledReason?: string | undefined
}

/** A tool in the toolbar over a map, whose class is `map-tools`. */
export function ToolButton({ label, icon, isOn, onClick, disabledReason }: ToolButtonProps) {
  const isDisabled = disabledReason !== undefined
  return (
    // The tooltip of an active tool would cover its card.
    <Tooltip title={isOn ? undefined : (disabledReason ?? label)} placement="bottom" getPopupContainer={popupParent}>
      <Button
        type={isOn ? 'primary' : 'text'}
        icon={icon}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isDisabled || undefined}
        aria-description={disabledReason}
        className={isDisabled ? 'map-button-disabled' : undefined}
        onClick={isDisabled ? undefined : onClick}
      />
    </Tooltip>
  )
}
