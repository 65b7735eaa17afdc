import { Alert, Button, Flex, Typography } from 'antd'
import { apiBase } from '../../api/address'
import { feedsText } from './messages'

/** Shows a new key until its reader has copied it. */
export function KeyOnce({ name, value, onDone }: { name: string; value: string; onDone: () => void }) {
  const address = new URL(`${apiBase()}/aircraft/remote-id`, window.location.origin).toString()
  const copyable = (text: string) => ({ text, tooltips: [feedsText('copy'), feedsText('copied')] })
  return (
    <Alert
      type="warning"
      showIcon
      title={feedsText('keyTitle', { name })}
      style={{ marginBottom: 12 }}
      description={
        <Flex vertical gap={8} align="start">
          <Typography.Text code aria-label={feedsText('keyLabel')} className="feed-code" copyable={copyable(value)}>
            {value}
          </Typography.Text>
          {feedsText('keyOnce')}
          <Typography.Text code aria-label={feedsText('address')} className="feed-code" copyable={copyable(address)}>
            {address}
          </Typography.Text>
          <Button size="small" onClick={onDone}>
            {feedsText('done')}
          </Button>
        </Flex>
      }
    />
  )
}
