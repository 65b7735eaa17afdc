const PUBLIC = 'plugin::users-permissions.role'
const PERMISSION = 'plugin::users-permissions.permission'

/** Lets everybody read missions, so that the requests need no token. */
module.exports = {
  async bootstrap({ strapi }) {
    const role = await strapi.query(PUBLIC).findOne({ where: { type: 'public' } })
    await strapi.query(PERMISSION).create({ data: { action: 'api::mission.mission.find', role: role.id } })
  },
}
