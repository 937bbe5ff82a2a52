// Set first: React picks its build by this, and served bundles use the production one.
process.env['NODE_ENV'] = 'production'
