import { Alert } from 'antd'
import type { UserDetails } from '../../api/auth'
import { LinkButton } from '../../shared/LinkButton'
import { productName } from '../../shared/product'
import { supportBarText } from './messages'

/** Tells tenant roots that a super-admin waits for an answer. */
export function SupportRequestBanner({ request }: { request: UserDetails['supportRequest'] }) {
  // The region exists before its text, so that screen readers announce the text.
  return (
    <div role="status">
      {request && (
        <Alert
          banner
          type="info"
          role="presentation"
          title={supportBarText('request', { name: request.requestedBy, product: productName() })}
          description={request.reason}
          action={
            <LinkButton to="/dashboard/tenant/organisation#support-access">{supportBarText('answer')}</LinkButton>
          }
        />
      )}
    </div>
  )
}
