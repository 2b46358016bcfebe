import './main.css';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A sign-in page with React and the router and nothing else: what the product's own is measured beside. */
const rootRoute = createRootRoute({ component: Outlet });
const login = createRoute({ getParentRoute: () => rootRoute, path: '/login', component: SignIn });
const router = createRouter({ routeTree: rootRoute.addChildren([login]) });

function SignIn() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <main>
      <h1>Sign in</h1>
      <p>With the name and the password that your school gave you.</p>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Username
          <input name="username" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          Password
          <input
            type="password"
            name="password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={password === ''}>
          Sign in
        </button>
      </form>
    </main>
  );
}

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
