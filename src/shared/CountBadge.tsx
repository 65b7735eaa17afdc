import { Badge } from 'antd'

/**
 * Number at the corner of a button, placed after the button in a positioned parent. It is hidden from screen readers,
 * because the button's name contains the number and the rolling digits of antd would be read as "2 1".
 */
export function CountBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      style={{ position: 'absolute', top: 6, right: 6, transform: 'translate(50%, -50%)', pointerEvents: 'none' }}
    >
      <Badge count={count} size="small" overflowCount={99} title="" />
    </span>
  )
}

/** Style of the parent. */
export const countBadgeParent = { position: 'relative', display: 'inline-block', lineHeight: 1 } as const
