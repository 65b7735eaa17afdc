import { Alert, Button, Flex, Typography } from 'antd'
import { RelativeTime } from '../time/RelativeTime'

interface KeptListProps {
  /** What bringing back does, or that there is nothing. */
  help: string
  items: readonly { _id: string; name: string; deletedAt: string }[]
  /** The word on each button. */
  action: string
  /** Why the last attempt failed. */
  problem: string | undefined
  onBringBack: (id: string, name: string) => void
}

/** What was deleted and is kept for a while, each to be brought back. */
export function KeptList({ help, items, action, problem, onBringBack }: KeptListProps) {
  return (
    <>
      <p>{help}</p>
      {problem && <Alert type="error" showIcon title={problem} />}
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map(({ _id, name, deletedAt }) => (
          <Flex component="li" key={_id} justify="space-between" gap={12}>
            <span style={{ overflowWrap: 'anywhere' }}>
              {name}{' '}
              <Typography.Text type="secondary">
                <RelativeTime time={deletedAt} />
              </Typography.Text>
            </span>
            <Button size="small" onClick={() => onBringBack(_id, name)}>
              {action}
            </Button>
          </Flex>
        ))}
      </Flex>
    </>
  )
}
