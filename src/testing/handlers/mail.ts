import { http, HttpResponse } from 'msw'
import type { Mail } from '../../api/mail'
import { apiUrl } from './apiUrl'

/** Mocked outbox with search by subject. */
export const mailHandlers = (mails: Mail[] = [], sentBySmtp = false) => [
  http.get(apiUrl('/admin/mail/list'), ({ request }) => {
    const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? ''
    const items = mails.filter(({ subject }) => subject.toLowerCase().includes(search))
    return HttpResponse.json({
      status: true,
      data: { items, total: items.length, page: 1, pageSize: 50, sentBySmtp },
    })
  }),
  http.get(apiUrl('/admin/mail/get/:mailId'), ({ params }) => {
    const mail = mails.find(({ _id }) => _id === params['mailId'])
    return mail
      ? HttpResponse.json({ status: true, data: mail })
      : HttpResponse.json({ status: false, message: 'Mail not found' }, { status: 404 })
  }),
]
