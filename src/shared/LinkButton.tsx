import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string
  /** State of the new location. */
  state?: object
}

/** Link within the app that looks like a button. */
export function LinkButton({ to, state, ...buttonProps }: LinkButtonProps) {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(to, { state })
  return <Button {...buttonProps} href={href} onClick={onClick} />
}
