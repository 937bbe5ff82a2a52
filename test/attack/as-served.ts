// Read first: React chooses its half by this, and what is built is served by the fast one.
process.env['NODE_ENV'] = 'production'
