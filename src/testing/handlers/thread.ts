import { http, HttpResponse } from 'msw'
import type { Comment, Mention, NewComment, ThreadPerson, ThreadSummary } from '../../api/thread'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const aComment = (fields: Partial<Comment> = {}): Comment => ({
  _id: anId(),
  text: 'The gate is open',
  author: 'Asha Rao',
  createdAt: '2026-03-12T15:30:00.000Z',
  editedAt: null,
  version: 1,
  momentMs: null,
  mentions: [],
  isUnread: false,
  canEdit: true,
  canDelete: true,
  ...fields,
})

export const aThread = (fields: Partial<ThreadSummary> = {}): ThreadSummary => ({
  _id: anId(),
  entity: 'photo',
  name: 'DJI_0007.JPG',
  position: null,
  total: 2,
  unread: 0,
  author: 'Asha Rao',
  text: 'The gate is open',
  commentedAt: '2026-03-12T15:30:00.000Z',
  link: '/dashboard/missions/01890000-0000-7000-8000-00000000c002/photos',
  ...fields,
})

const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })

/** A mocked thread, the same for every record. */
export function threadHandlers(
  comments: Comment[] = [],
  people: ThreadPerson[] = [],
  mentions: Mention[] = [],
  threads: ThreadSummary[] = [],
) {
  const deleted: Comment[] = []
  const move = (id: unknown, from: Comment[], to: Comment[]) => {
    const at = from.findIndex(({ _id }) => _id === id)
    to.push(...from.splice(at, 1))
    return HttpResponse.json({ status: true, message: 'Done' })
  }
  return [
    http.get(apiUrl('/thread/people'), ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      return done({ people: people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())) })
    }),
    http.get(apiUrl('/thread/list'), ({ request }) => {
      const entity = new URL(request.url).searchParams.get('entity')
      const items = threads.filter((thread) => entity === null || thread.entity === entity)
      return done({ items, total: items.length, unread: 0, page: 1, pageSize: 50 })
    }),
    http.get(apiUrl('/thread/mentions'), () => done({ mentions: structuredClone(mentions) })),
    http.get(apiUrl('/thread/history/:id'), () =>
      done({ texts: [{ version: 1, text: 'The earlier text', at: '2026-03-12T15:00:00.000Z' }] }),
    ),
    http.patch(apiUrl('/thread/read/:id'), ({ params }) => {
      mentions.splice(0, mentions.length, ...mentions.filter(({ _id }) => _id !== params['id']))
      for (const comment of comments) comment.isUnread = false
      return HttpResponse.json({ status: true, message: 'Marked as read' })
    }),
    http.patch(apiUrl('/thread/restore/:id'), ({ params }) => move(params['id'], deleted, comments)),
    http.delete(apiUrl('/thread/:id'), ({ params }) => move(params['id'], comments, deleted)),
    http.patch<{ id: string }, { text: string }>(apiUrl('/thread/:id'), async ({ params, request }) => {
      const comment = comments.find(({ _id }) => _id === params.id)
      const edited = { ...aComment(comment), text: (await request.json()).text, editedAt: '2026-03-12T16:00:00.000Z' }
      comments.splice(comments.indexOf(comment as Comment), 1, edited)
      return done(edited)
    }),
    http.get(apiUrl('/thread'), () =>
      done({
        _id: comments.length > 0 ? '01890000-0000-7000-8000-00000000c001' : null,
        comments: structuredClone(comments),
        total: comments.length,
        unread: comments.filter(({ isUnread }) => isUnread).length,
      }),
    ),
    http.post<never, NewComment>(apiUrl('/thread'), async ({ request }) => {
      const { text, mentions, momentMs = null } = await request.json()
      const mentioned = people.filter(({ _id }) => mentions.includes(_id))
      const comment = aComment({ text, momentMs, mentions: mentioned, author: 'Sam Staff' })
      comments.push(comment)
      return done(comment, 201)
    }),
  ]
}
