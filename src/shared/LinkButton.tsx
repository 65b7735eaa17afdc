import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Link within the app that looks like a button. */
export function LinkButton({ to, ...buttonProps }: { to: string } & Omit<ButtonProps, 'href' | 'onClick'>) {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(to)
  return <Button {...buttonProps} href={href} onClick={onClick} />
}
