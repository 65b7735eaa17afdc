module.exports = {
  serveAdminPanel: false,
  auth: { secret: 'secret of the bench' },
  apiToken: { salt: 'salt of the bench' },
  transfer: { token: { salt: 'salt of the bench' } },
}
