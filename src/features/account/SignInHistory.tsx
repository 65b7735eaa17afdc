import { useState } from 'react'
import { Button, Flex, Tag, Typography } from 'antd'
import { useListSignInsQuery, type OwnSignIn } from '../../api/profile'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { browserText } from './browserText'
import { accountText } from './messages'
import { placeText } from './placeText'

const PAGE = 10
/** Of the server. */
const MAX_PAGE = 200
const ROW_HEIGHT = 56

const METHODS = {
  password: 'byPassword',
  'second-factor': 'bySecondFactor',
  'single-sign-on': 'bySingleSignOn',
  passkey: 'byPasskey',
} as const satisfies Record<OwnSignIn['method'], string>

const REFUSALS = {
  'wrong-password': 'refusedPassword',
  'wrong-code': 'refusedCode',
  'wrong-passkey': 'refusedPasskey',
  disabled: 'refusedDisabled',
} as const satisfies Record<Exclude<OwnSignIn['result'], 'signed-in'>, string>

/** When, from where and with which browser the account was used, refused attempts included. */
export function SignInHistory() {
  const [shown, setShown] = useState(PAGE)
  const { data, error, isFetching, refetch } = useListSignInsQuery(
    { pageSize: shown },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section aria-labelledby="sign-in-history">
      <Typography.Title level={2} id="sign-in-history" style={{ fontSize: 15, margin: '24px 0 8px' }}>
        {accountText('signIns')}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{accountText('signInsHelp')}</Typography.Paragraph>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={3} height={ROW_HEIGHT} />}
      {data?.data.total === 0 && <Typography.Text type="secondary">{accountText('noSignIns')}</Typography.Text>}
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.data.items.map((signIn) => (
          <SignInFacts key={signIn._id} signIn={signIn} />
        ))}
      </Flex>
      {data && data.data.total > shown && shown < MAX_PAGE && (
        <Button
          style={{ marginTop: 12 }}
          loading={isFetching}
          onClick={() => setShown((count) => Math.min(count * 2, MAX_PAGE))}
        >
          {accountText('moreSignIns')}
        </Button>
      )}
    </section>
  )
}

function SignInFacts({ signIn }: { signIn: OwnSignIn }) {
  const { at, isNewDevice, method, result, userAgent } = signIn
  return (
    <li>
      <Flex gap={8} wrap align="center">
        <span style={{ overflowWrap: 'anywhere' }} title={userAgent}>
          {browserText(signIn)}
        </span>
        {result !== 'signed-in' && <Tag color="red">{accountText(REFUSALS[result])}</Tag>}
        {isNewDevice && <Tag color="gold">{accountText('newBrowser')}</Tag>}
      </Flex>
      <Typography.Text type="secondary">
        {placeText(signIn)} · {accountText(METHODS[method])} · <RelativeTime time={at} />
      </Typography.Text>
    </li>
  )
}
