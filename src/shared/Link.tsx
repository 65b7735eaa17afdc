import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: To
}

/** Link within the app. The router's own link also prefetches pages, whose code would be 2 KB of the login page. */
export function Link({ to, onClick, ...anchorProps }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      {...anchorProps}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
